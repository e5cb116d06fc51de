import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {autocompleteShims} from './index/autocompleteShims';
import type {SearchOptions} from './options';

export {validateOptions} from './options';

/** The interface of the search and its options; `index/searchIndexStep.ts` writes the indexes after the build. */
export default function search(_context: LoadContext, options: SearchOptions): Plugin {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'box', 'theme'),
    getClientModules: () =>
      [path.join('highlight', 'highlightOnRoute.ts'), 'loadEarly.ts'].map((file) => path.join(__dirname, 'box', file)),
    configureWebpack: () => ({module: {rules: [autocompleteShims]}}),
    async contentLoaded({actions}) {
      actions.setGlobalData({maxSearchResults: options.maxSearchResults});
    },
  };
}
