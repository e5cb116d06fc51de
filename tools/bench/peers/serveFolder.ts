import {readdirSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';
import {compressFiles} from '../../../src/plugins/publish/compression/compressFiles';

/** Writes compressed copies beside all text files of a folder, as our own build does. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  await compressFiles(files.map(({parentPath, name}) => join(parentPath, name)));
}

/** Files with a hash in their names, of any tool; without a word to them browsers guess, by the age of the file. */
const hashed = /\/(?:assets|_astro)\//;

/** Serves a finished build of any tool, compressed copies where there are any. */
export async function serveFolder(folder: string): Promise<{origin: string; close(): void}> {
  const setHeaders = (response: ServerResponse, path: string) =>
    response.setHeader('Cache-Control', hashed.test(path) ? 'max-age=31536000, immutable' : 'no-cache');
  const server = createServer(sirv(folder, {brotli: true, gzip: true, etag: true, extensions: ['html'], setHeaders}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
