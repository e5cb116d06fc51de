import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Only text shrinks; pictures and fonts are compressed already. */
const textTypes = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.atom',
  '.txt',
  '.md',
  '.yaml',
  '.webmanifest',
]);

/** Below this size the headers weigh more than what is saved. */
const smallestWorthwhile = 1024;

async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthwhile) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, {params}), toGzip(bytes, {level: 9})]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}

/** @returns true for a file that is sent compressed when it is big enough. */
export function isText(file: string): boolean {
  return textTypes.has(extname(file).toLowerCase());
}

/**
 * Writes a .br and a .gz file beside every text file, so that the server compresses nothing while readers wait.
 * zlib works in Node's own threads: one file per processor is in work at any time.
 *
 * @returns the number of files that got compressed copies
 */
export async function compressFiles(files: readonly string[]): Promise<number> {
  const queue = files.filter(isText);
  let count = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(file)) count += 1;
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return count;
}
