import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {termsFile} from '../../content/vocabulary';

/** The browser's share of the glossary: looks and touch of linked terms. Pages are written by `remark.ts`. */
export default function glossaryPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'glossary',
    getClientModules: () =>
      ['./theme/terms.css', './theme/glossary.css', './client/termTips.ts'].map((file) => path.join(__dirname, file)),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus takes every rule with a `test` for .mdx as one that compiles such files.
            resource: /\.mdx$/,
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'node/watchTerms.cjs'),
                options: {file: path.join(siteDir, termsFile)},
              },
            ],
          },
        ],
      },
    }),
  };
}
