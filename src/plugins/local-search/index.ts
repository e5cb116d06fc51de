import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {SearchOptions} from './options';
import {readConceptGroups} from './node/aliasesOf';
import {collectDocs, type VersionFacts} from './node/collectDocs';
import {collectOthers} from './node/collectOthers';
import {leaveOut} from './node/leaveOut';
import {readEverydayWords} from './node/readEverydayWords';
import {contentFolder, readTitle} from './node/readTitle';
import {writeIndexes} from './node/writeIndexes';

export {validateOptions} from './options';

/** Search without a service: the index is made with the site and asked in the reader's browser. */
export default function localSearch(context: LoadContext, options: SearchOptions): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  let versions: VersionFacts[] = [];
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'highlightOnRoute.ts')],
    getPathsToWatch: () => ['glossary.yaml', 'everyday.yaml'].map((file) => path.join(__dirname, 'node', file)),
    configureWebpack: () => ({module: {rules: [leaveOut]}}),
    async allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      versions = instances.flatMap(([id, content]) =>
        collectDocs(id, content as LoadedContent, {siteDir, trailingSlash: siteConfig.trailingSlash}),
      );
      actions.setGlobalData({
        maxSearchResults: options.maxSearchResults,
        indexDocSidebarParentCategories: options.indexDocSidebarParentCategories,
      });
    },
    async postBuild({outDir, routes}) {
      const otherLocales = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const folders = {siteDir, defaultLocale: i18n.defaultLocale};
      await writeIndexes({
        outDir,
        baseUrl,
        versions,
        others: collectOthers(routes, versions, baseUrl),
        options,
        groups: readConceptGroups(),
        everyday: readEverydayWords(),
        otherTitleOf: async (versionName, file) => {
          const titles = await Promise.all(
            otherLocales.map((locale) => readTitle(path.join(contentFolder(folders, locale, versionName), file))),
          );
          return titles.filter((title) => title !== '').join(' ');
        },
      });
    },
  };
}
