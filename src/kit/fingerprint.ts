import {createHash} from 'node:crypto';

/** @returns the SHA-256 of a text or of bytes, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** @returns the first 12 digits of the hash of a file: enough to distinguish two texts. */
export const toFingerprint = (content: string | Uint8Array): string => hashOf(content).slice(0, 12);

/** Phrases of a page's readers, which each language has of its own. */
const phrases = /^search:.*\n(?: .*\n)*/gm;

/** @returns the fingerprint of a source page, by which a translation knows whether it was made from this text. */
export function pageFingerprint(source: string): string {
  // Editors of other systems save the same text with another end of its lines, and a mark before it.
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const frontMatter = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text)?.[0] ?? '';
  return toFingerprint(frontMatter.replace(phrases, '') + text.slice(frontMatter.length));
}
