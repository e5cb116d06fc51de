import path from 'node:path';
import type {LoadContext, PluginRouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsFolder} from '../../../content/pageLocation';
import {matchSelectors} from '../../publish/matchSelectors';
import {toAddress, type Step} from '../../publish/step';
import type {SearchOptions} from '../options';
import {collectDocs} from './collectDocs';
import {collectOthers} from './collectOthers';
import {findAliasesIn, readConcepts, readEverydayWords} from './findAliases';
import {readSections, type PageText} from './readSections';
import {readTitle} from './readTitle';
import {writeIndexes} from './writeIndexes';

export interface SearchIndexInput {
  context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n'>;
  outDir: string;
  routes: readonly PluginRouteConfig[];
  /** What the docs plugin loaded, by the id of its instance. */
  docs: Record<string, LoadedContent>;
  options: SearchOptions;
}

/** Makes the indexes of a language: text from the pages, everything else from the docs plugin and the word lists. */
export function searchIndexStep({context, outDir, routes, docs, options}: SearchIndexInput): Step {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const versions = Object.entries(docs).flatMap(([id, content]) =>
    collectDocs(id, content, {siteDir, trailingSlash: siteConfig.trailingSlash}),
  );
  const others = collectOthers(routes, versions, baseUrl);
  const isArticle = new Map([
    ...versions.flatMap((version) => version.docs.map(({route}) => [toAddress(route), true] as const)),
    ...others.map(({route}) => [toAddress(route), false] as const),
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
      await writeIndexes({outDir, baseUrl, versions, others, options, ...words, otherTitleOf}, texts);
    },
  };
}
