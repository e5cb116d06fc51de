import {Globby} from '@docusaurus/utils';
import type {BuiltLanguage, Step} from '../../kit/step';
import {compressFiles} from './compressFiles';

/** Compresses every text file of the language. It comes last: files written later would not be compressed. */
export function compressionStep({outDir}: BuiltLanguage): Step {
  return {
    name: 'compression',
    async write() {
      // Without dot-files, which are never served.
      const written = await compressFiles(await Globby('**', {cwd: outDir, absolute: true}));
      console.log(`[publishing] ${written} compressed files.`);
    },
  };
}
