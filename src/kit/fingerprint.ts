import {createHash} from 'node:crypto';

/** @returns the SHA-256 of a text or of bytes, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** @returns the first 12 digits of the hash of a file: enough to distinguish two texts. */
export const toFingerprint = (content: string | Uint8Array): string => hashOf(content).slice(0, 12);
