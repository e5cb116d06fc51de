import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import type {BuildCache} from '../../../buildCache/buildCache';
import {hashOf} from '../../../content/fingerprint';
import {encodingsOf, type Encoding} from './encodings';

/** In bytes; below it, the headers weigh more than what is saved. */
const smallestWorthwhile = 1024;

type Memoize = Pick<BuildCache<Uint8Array>, 'memoize'>;

const noCache: Memoize = {memoize: (_key, make) => make()};

/**
 * Writes a .br and a .gz file beside every text file, so that the server need not compress on request. zlib uses
 * Node's thread pool: one file per processor is compressed at any time.
 *
 * @param files with their folders; only text is compressed
 * @param cache of compressed bytes
 * @returns how many copies were written, and how many of them had to be made
 */
export async function compressFiles(
  files: readonly string[],
  cache: Memoize = noCache,
): Promise<{written: number; made: number}> {
  const queue = files.filter((file) => encodingsOf(file).length > 0);
  const counts = {written: 0, made: 0};
  const compress = async (file: string, bytes: Uint8Array, {settings, encode, ending}: Encoding): Promise<void> => {
    const compressed = await cache.memoize(hashOf(`${settings}\n${hashOf(bytes)}`), () => {
      counts.made += 1;
      return encode(bytes);
    });
    await writeFile(file + ending, compressed);
    counts.written += 1;
  };
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const path = file;
      const bytes = await readFile(path);
      if (bytes.length < smallestWorthwhile) continue;
      await Promise.all(encodingsOf(path).map((encoding) => compress(path, bytes, encoding)));
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return counts;
}
