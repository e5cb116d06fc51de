import {createHash} from 'node:crypto';

/** The first 12 hexadecimal digits of the SHA-256 of a file's bytes: enough to distinguish two texts. */
export function toFingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
