import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {basename, extname} from 'node:path';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's quality for styles and for scripts with a name (`main`, `starter`): few files that every reader loads. */
const sharedQuality = 11;
/** For pages and search indexes. 11 takes 2.8 times as long and saves 2 to 3 % more (guides/performance.md). */
const pageQuality = 10;
/** So large, in bytes, are some sixty pages, those that come near their budget: 11 costs a build two seconds there. */
const largePage = 50_000;
/**
 * For what programs fetch, and for the scripts of routes, most of which belong to a single page: a tenth of the time of
 * 10, 7 % more bytes.
 */
const quickQuality = 9;
/** Docusaurus names the scripts of a route by a hash. */
const routeScript = /^[\da-f]{8}\..*\.js$/;
const gzipLevel = 9;

/** By extension; pictures and fonts are compressed already. */
const qualityOf = new Map([
  ...['.css', '.js', '.mjs'].map((type) => [type, sharedQuality] as const),
  ...['.html', '.json', '.svg', '.ts', '.webmanifest'].map((type) => [type, pageQuality] as const),
  ...['.md', '.txt', '.xml', '.yaml'].map((type) => [type, quickQuality] as const),
]);

/** One compressed form of a file. */
export interface Encoding {
  /** Extension of the compressed copy. */
  ending: '.br' | '.gz';
  encode: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Base-2 logarithm of a window that holds the file; in a wider one, brotli 9 clears 32 MB of tables per file. */
function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(fitting, 16), constants.BROTLI_DEFAULT_WINDOW);
}

function brotli(quality: number, qualityOfLarge = quality): Encoding {
  return {
    ending: '.br',
    encode: (bytes) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length < largePage ? quality : qualityOfLarge,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  };
}

const gzipped: Encoding = {
  ending: '.gz',
  encode: (bytes) => toGzip(bytes, {level: gzipLevel}),
};

/** @returns the compressed forms in which a file is served; none unless it is text. */
export function encodingsOf(file: string): Encoding[] {
  const extension = extname(file).toLowerCase();
  const quality = qualityOf.get(extension);
  if (quality === undefined) return [];
  if (routeScript.test(basename(file))) return [brotli(quickQuality), gzipped];
  return [extension === '.html' ? brotli(quality, sharedQuality) : brotli(quality), gzipped];
}
