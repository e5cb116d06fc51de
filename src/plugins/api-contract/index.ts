import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales, sourceLocale} from '../../config/locales';
import {site} from '../../config/site';
import {pageDependencies} from './node/dependencies';
import {writeOutputs} from './node/outputs/writeOutputs';
import {refuseOptions} from './options';

/**
 * The browser's share of the API reference, the link between contracts and pages, and the files for programs. The pages
 * themselves are written by the remark plugin in node/remark.
 */
export default function apiContract(
  {siteDir, i18n}: LoadContext,
  options: Readonly<Record<string, unknown>>,
): Plugin {
  refuseOptions(options);
  const locale = locales.find(({code}) => code === i18n.currentLocale)?.code ?? sourceLocale;
  return {
    name: 'api-contract',
    getClientModules: () => ['./theme/styles.css', './client/sampleLanguage.ts'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus takes every rule with a `test` for .mdx as one that compiles such files.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: join(__dirname, 'node/watchContracts.cjs'), options: pageDependencies(siteDir)}],
          },
        ],
      },
    }),
    postBuild: async ({outDir, baseUrl, siteConfig}) =>
      writeOutputs({siteDir, outDir, locale, siteUrl: siteConfig.url + baseUrl, apiUrl: site.apiUrl}),
  };
}
