import {join} from 'node:path';
import {openBuildCache} from '../../../buildCache/buildCache';
import {listFiles} from '../listFiles';
import type {Step} from '../shared/step';
import {compressFiles} from './compressFiles';

export interface CompressionInput {
  /** Folder of the language. */
  outDir: string;
  /** Where compressed bytes are kept for the next build; all languages share it. */
  cacheFolder: string;
  /** Code of the language. */
  locale: string;
}

/** Compresses every text file of the language. It comes last: what is written later would stay as it is. */
export function compressionStep({outDir, cacheFolder, locale}: CompressionInput): Step {
  return {
    name: 'compression',
    async write() {
      const cache = await openBuildCache<Uint8Array>(cacheFolder, locale);
      const files = (await listFiles(outDir)).map((file) => join(outDir, file));
      const {written, made} = await compressFiles(files, cache);
      await cache.save();
      console.log(`[publish] ${written} compressed files, ${written - made} of them from the cache.`);
    },
  };
}
