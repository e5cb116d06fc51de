import {readFileSync} from 'node:fs';

/** Bytes of files that stay in memory: a built site as browsers ask for it, compressed, has less. */
const limit = 64 * 1024 ** 2;

/** @returns what reads files, and keeps those that are asked for first */
export function createBodyReader(): (file: string) => Buffer {
  const bodies = new Map<string, Buffer>();
  let kept = 0;
  return (file) => {
    const known = bodies.get(file);
    if (known) return known;
    const body = readFileSync(file);
    if (kept + body.length <= limit) {
      bodies.set(file, body);
      kept += body.length;
    }
    return body;
  };
}
