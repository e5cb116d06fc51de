import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {encodingsOf} from './encodings';

/** In bytes; below it, the headers weigh more than what is saved. */
export const smallestWorthwhile = 1024;

/**
 * Writes a .br and a .gz file beside every text file, so that the server need not compress on request. zlib uses
 * Node's thread pool: one file per processor is compressed at any time.
 *
 * @param files with their folders; only text is compressed
 * @returns how many copies were written
 */
export async function compressFiles(files: readonly string[]): Promise<number> {
  const queue = files.filter((file) => encodingsOf(file).length > 0);
  let written = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const path = file;
      const bytes = await readFile(path);
      if (bytes.length < smallestWorthwhile) continue;
      await Promise.all(
        encodingsOf(path).map(async ({encode, ending}) => {
          await writeFile(path + ending, await encode(bytes));
          written += 1;
        }),
      );
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return written;
}
