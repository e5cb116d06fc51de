import path from 'node:path';
import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {toLetterWidths} from './toLetterWidths';

/**
 * Makes every breakpoint, of the theme and of the site, follow the size of letters that the reader set in the browser:
 * with letters twice as large, a laptop has the layout of a phone, as with a zoom of 200 %.
 */
export default function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    configurePostCss: (options): PostCssOptions => ({...options, plugins: [...options.plugins, toLetterWidths]}),
    configureWebpack: () => ({
      module: {
        rules: [{test: /theme-common.lib.hooks.useWindowSize\.js$/, use: [path.join(__dirname, 'windowSize.cjs')]}],
      },
    }),
  };
}
