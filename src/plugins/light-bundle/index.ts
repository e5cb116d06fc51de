import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCssPlugin} from './purgeCss';

/** Keeps out of the browser what no page uses. What was tried and measured is in guides/performance.md. */
export default function lightBundle(_context: LoadContext): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack({mode}, isServer) {
      if (isServer) {
        return {};
      }
      return {
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
        plugins: mode === 'production' ? [new PurgeCssPlugin()] : [],
      };
    },
  };
}
