import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {autocompleteShims} from './index/autocompleteShims';
import {collectDocs} from './index/collectDocs';
import {collectMainTasks} from './index/collectMainTasks';
import type {SearchOptions} from './options';

export {validateOptions} from './options';

/** The interface of the search and its options; `index/searchIndexStep.ts` writes the indexes after the build. */
export default function search({baseUrl, siteConfig}: LoadContext, options: SearchOptions): Plugin {
  const {trailingSlash} = siteConfig;
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'box', 'theme'),
    getClientModules: () =>
      [path.join('highlight', 'highlightOnRoute.ts'), 'loadEarly.ts'].map((file) => path.join(__dirname, 'box', file)),
    configureWebpack: () => ({module: {rules: [autocompleteShims]}}),
    async contentLoaded({actions}) {
      actions.setGlobalData({maxSearchResults: options.maxSearchResults});
    },
    async allContentLoaded({allContent, actions}) {
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const versions = Object.entries(docs).flatMap(([id, content]) =>
        collectDocs(id, content, {baseUrl, trailingSlash}),
      );
      const tasks = collectMainTasks(versions, options.mainTasks);
      // Part of the script of the dialog, so that they need not wait for the index.
      await actions.createData('main-tasks.json', tasks);
    },
  };
}
