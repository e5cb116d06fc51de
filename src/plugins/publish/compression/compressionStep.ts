import {join} from 'node:path';
import {openBuildCache} from '../../../buildCache/buildCache';
import {listFiles} from '../listFiles';
import type {Step} from '../shared/step';
import {compressFiles} from './compressFiles';

export interface CompressionInput {
  /** Folder of the language. */
  outDir: string;
  /** Folder of the cache, which all languages share. */
  cacheFolder: string;
  /** Code of the language. */
  locale: string;
}

/** Compresses every text file of the language. It comes last: files written later would not be compressed. */
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
