import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import sirv from 'sirv';
import {compressFiles} from '../../src/publishing/compression/compressFiles';
import {listen, type RunningServer} from '../../tools/server/listen';

/** Writes compressed copies beside all text files of a folder, as our own build does. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  await compressFiles(files.map(({parentPath, name}) => join(parentPath, name)));
}

/** Files with a hash in their names, of any tool; without a header browsers guess, by the age of the file. */
const hashed = /\/(?:assets|_astro)\//;

/** Serves a finished build of any tool, compressed copies where there are any. */
export function serveFolder(folder: string): Promise<RunningServer> {
  const handler = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', hashed.test(path) ? 'max-age=31536000, immutable' : 'no-cache'),
  });
  return listen((request, response) => handler(request, response), 0);
}
