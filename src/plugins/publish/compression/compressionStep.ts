import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {openBuildCache} from '../../../buildCache/buildCache';
import type {BuiltLanguage, Step} from '../shared/step';
import {compressFiles} from './compressFiles';

/** Compresses every text file of the language. It comes last: files written later would not be compressed. */
export function compressionStep({siteDir, outDir, locale}: BuiltLanguage): Step {
  return {
    name: 'compression',
    async write() {
      // All languages share what is in the folder.
      const cache = await openBuildCache<Uint8Array>(join(siteDir, 'node_modules/.cache/publish'), locale);
      // Without dot-files, which are never served.
      const {written, made} = await compressFiles(await Globby('**', {cwd: outDir, absolute: true}), cache);
      await cache.save();
      console.log(`[publish] ${written} compressed files, ${written - made} of them from the cache.`);
    },
  };
}
