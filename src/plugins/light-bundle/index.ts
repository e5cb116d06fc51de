import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCssPlugin} from './purgeCss';

/** Folder whose styles stay with its script: the search dialog is drawn in the browser only, when it is opened. */
const dialogStyles = path.join('src', 'plugins', 'local-search', 'theme', 'SearchDialog');

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

/** Keeps out of the browser what a page does not use. What was tried and measured is in guides/performance.md. */
export default function lightBundle(_context: LoadContext): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack({mode}, isServer) {
      if (isServer) {
        return {};
      }
      const isShared = (module: StyleModule): boolean => !module.nameForCondition()?.includes(dialogStyles);
      const isProduction = mode === 'production';
      return {
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
        plugins: isProduction ? [new PurgeCssPlugin()] : [],
        optimization: isProduction ? {splitChunks: {cacheGroups: {styles: {test: isShared}}}} : {},
      };
    },
  };
}
