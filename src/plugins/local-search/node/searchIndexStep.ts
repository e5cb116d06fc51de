import path from 'node:path';
import type {LoadContext, PluginRouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsFolder} from '../../../content/pageLocation';
import {matchSelectors} from '../../../content/matchSelectors';
import {toAddress, type Step} from '../../publish/shared/step';
import type {SearchOptions} from '../options';
import {collectDocs} from './collectDocs';
import {collectPagesOutsideDocs} from './collectPagesOutsideDocs';
import {findAliasesIn, readConcepts, readEverydayWords} from './findAliases';
import {readSections, type PageText} from './readSections';
import {readTitle} from './readTitle';
import {writeIndexes} from './writeIndexes';

export interface SearchIndexInput {
  context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n'>;
  outDir: string;
  routes: readonly PluginRouteConfig[];
  /** Content of the docs plugin, by the id of its instance. */
  docs: Record<string, LoadedContent>;
  options: SearchOptions;
}

/** Writes the indexes of a language: texts from the built pages, facts from the docs plugin, synonyms from the word lists. */
export function searchIndexStep({context, outDir, routes, docs, options}: SearchIndexInput): Step {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const versions = Object.entries(docs).flatMap(([id, content]) =>
    collectDocs(id, content, {siteDir, baseUrl, trailingSlash: siteConfig.trailingSlash}),
  );
  const outsideDocs = collectPagesOutsideDocs(routes, versions, baseUrl);
  const isArticle = new Map([
    ...versions.flatMap((version) => version.docs.map(({route}) => [toAddress(route), true] as const)),
    ...outsideDocs.map(({route}) => [toAddress(route), false] as const),
  ]);
  const isIgnored = matchSelectors(options.ignoreCssSelectors);
  const texts = new Map<string, PageText | null>();
  return {
    name: 'search index',
    readPage({address, tree}) {
      const article = isArticle.get(address);
      if (article !== undefined) texts.set(address, readSections(tree, article, isIgnored));
    },
    async write() {
      const otherLocales = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const otherTitleOf = async (versionName: string, file: string): Promise<string> => {
        const titles = await Promise.all(
          otherLocales.map((locale) => readTitle(path.join(siteDir, docsFolder(locale, versionName), file))),
        );
        return titles.filter((title) => title !== '').join(' ');
      };
      const words = {findAliases: findAliasesIn(readConcepts(siteDir)), everyday: readEverydayWords(siteDir)};
      await writeIndexes({outDir, baseUrl, versions, outsideDocs, options, ...words, otherTitleOf}, texts);
    },
  };
}
