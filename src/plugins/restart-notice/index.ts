import {statSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the configuration is made from. Docusaurus reads the file docusaurus.config.ts again, but no file it imports. */
const folders = ['src/config', 'src/content', 'versions.json', 'vocabulary/labels.yaml', 'i18n/*/build.json'];
/** Watched by src/plugins/docs. */
const ignore = ['src/config/sidebars/**', '**/*.test.{ts,tsx}'];

/**
 * Says in the dev server that it must be started again, and which files ask for it. Docusaurus loads the content of a
 * plugin again when one of its paths changes; here there is no content but the notice.
 */
export default function restartNotice({siteDir}: LoadContext): Plugin {
  const start = Date.now();
  let isLoaded = false;
  return {
    name: 'restart-notice',
    getPathsToWatch: () => folders,
    async loadContent() {
      const isFirst = !isLoaded;
      isLoaded = true;
      if (isFirst) return;
      const files = await Globby(folders, {cwd: siteDir, ignore});
      const changed = files.filter((file) => statSync(join(siteDir, file)).mtimeMs > start);
      if (changed.length === 0) return;
      console.warn(`[WARNING] Stop npm start and run it again to see your changes in ${changed.sort().join(', ')}.`);
    },
  };
}
