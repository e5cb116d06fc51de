import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The text of a docs page travels once, as HTML. The browser leaves it as the server drew it; React draws what stands
 * around it. On a change of page the text comes from the HTML of the next page.
 */
export default function servedBody({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'served-body',
    configureWebpack({mode}, isServer) {
      // The dev server draws in the browser what the writer has just changed.
      if (isServer || mode !== 'production') return {};
      return {
        module: {
          rules: [
            {
              // Not `test`: Docusaurus takes every rule with a `test` for .mdx as one that compiles such files.
              resource: /\.mdx?$/,
              enforce: 'post',
              use: [path.join(__dirname, 'node/servedBodyLoader.cjs')],
            },
            {
              resource: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'post',
              use: [path.join(__dirname, 'node/pagesWithBodies.cjs')],
            },
          ],
        },
        // Pages that keep their text bring the components of MDX themselves.
        resolve: {alias: {'@theme/MDXContent': path.join(__dirname, 'theme/PlainContent.tsx')}},
      };
    },
  };
}
