import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchOptions} from './options';
import {leaveOut} from './node/leaveOut';

export {validateOptions} from './options';

/** Search without a service: the reader's browser asks the index that `node/searchIndexStep.ts` makes. */
export default function localSearch(_context: LoadContext, options: SearchOptions): Plugin {
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'highlightOnRoute.ts')],
    configureWebpack: () => ({module: {rules: [leaveOut]}}),
    async contentLoaded({actions}) {
      actions.setGlobalData({
        maxSearchResults: options.maxSearchResults,
        indexDocSidebarParentCategories: options.indexDocSidebarParentCategories,
      });
    },
  };
}
