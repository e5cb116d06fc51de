import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {smallestWorthwhile} from '../../src/publishing/compression/compressFiles';
import {encodingsOf} from '../../src/publishing/compression/encodings';
import type {BuiltSite} from './readSite';
import type {BuiltCheck} from './types';

const decoders = {'.br': brotliDecompressSync, '.gz': gunzipSync};

/** @returns what is wrong with a compressed form, if anything */
function judge({files, bytes}: BuiltSite, path: string, ending: '.br' | '.gz'): string | undefined {
  if (!files.has(path + ending)) return `${path + ending} is missing.`;
  try {
    if (decoders[ending](bytes(path + ending)).equals(bytes(path))) return undefined;
  } catch {
    // No form of anything.
  }
  return `${path + ending} is not its compressed form.`;
}

/** Servers send the compressed form in place of the file: each text has both, and they hold what it holds. */
export const compressed: BuiltCheck = {
  name: 'compressed',
  unit: 'compressed files',
  run(site) {
    const paths = [...site.files.keys()];
    const texts = paths.filter(
      (path) => !/\/\./.test(path) && encodingsOf(path).length > 0 && site.bytes(path).length >= smallestWorthwhile,
    );
    const wanted = texts.flatMap((path) => encodingsOf(path).map(({ending}) => ({path, ending})));
    const known = new Set(wanted.map(({path, ending}) => path + ending));
    return {
      count: wanted.length,
      findings: [
        ...wanted.flatMap(({path, ending}) => {
          const problem = judge(site, path, ending);
          return problem === undefined ? [] : [{where: path, problem}];
        }),
        ...paths
          .filter((path) => /\.(?:br|gz)$/.test(path) && !known.has(path))
          .map((where) => ({where, problem: `there is no ${where.replace(/\.\w+$/, '')} that needs it.`})),
      ],
    };
  },
};
