import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchFiles} from '../../kit/watchFiles';
import {termsFile} from '../../kit/vocabulary';

/** The client side of the glossary: styles and tooltips of linked terms. Pages are written by `remark.ts`. */
export default function glossary({siteDir}: LoadContext): Plugin {
  return {
    name: 'glossary',
    getClientModules: () => ['./glossary.css', './browser/termTips.ts'],
    configureWebpack: () => watchFiles({present: [path.join(siteDir, termsFile)], absent: [], marker: ''}),
  };
}
