import path from 'node:path';
import type {LoadContext, PluginRouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsFolder} from '../../../content/pageLocation';
import {matchSelectors} from '../../../content/matchSelectors';
import {toAddress, type Step} from '../../publish/shared/step';
import type {SearchOptions} from '../options';
import {collectDocs} from './collectDocs';
import {collectPagesOutsideDocs} from './collectPagesOutsideDocs';
import {findAliasesIn, readConcepts, readQueryWords} from './findAliases';
import {readSections, type PageParts, type PageText} from './readSections';
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

/** Writes the indexes of a language: texts from the built pages, facts from the docs plugin, synonyms from the vocabulary. */
export function searchIndexStep({context, outDir, routes, docs, options}: SearchIndexInput): Step {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const versions = Object.entries(docs).flatMap(([id, content]) =>
    collectDocs(id, content, {baseUrl, trailingSlash: siteConfig.trailingSlash}),
  );
  const outsideDocs = collectPagesOutsideDocs(routes, baseUrl);
  const articles = new Set(versions.flatMap((version) => version.docs.map(({route}) => toAddress(route))));
  const looksLikeExample = matchSelectors(options.exampleCssSelectors);
  const isText = matchSelectors(options.textCssSelectors);
  const parts: PageParts = {
    isIgnored: matchSelectors(options.ignoreCssSelectors),
    isExample: (element) => looksLikeExample(element) && !isText(element),
  };
  // A page of an older version has the phrases of the newest one: readers of all versions have the same words.
  const phrases = new Map(
    [...versions]
      .reverse()
      .flatMap(({docs: pages}) =>
        pages.flatMap(({file, search}) => (search.length > 0 ? [[file, search] as const] : [])),
      ),
  );
  const texts = new Map<string, PageText | null>();
  const otherLocales = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  const findAliases = findAliasesIn(readConcepts(siteDir));
  return {
    name: 'search index',
    readPage({address, tree}) {
      texts.set(address, readSections(tree, articles.has(address), parts));
    },
    async write() {
      const queryWords = readQueryWords(siteDir);
      const otherTitleOf = async (version: string, file: string): Promise<string> => {
        const files = otherLocales.map((locale) => path.join(siteDir, docsFolder(locale, version), file));
        const titles = await Promise.all(files.map(readTitle));
        return titles.filter((title) => title !== '').join(' ');
      };
      await writeIndexes(
        {
          outDir,
          baseUrl,
          language: i18n.currentLocale,
          versions,
          outsideDocs,
          options,
          findAliases,
          queryWords,
          phrases,
          otherTitleOf,
        },
        texts,
      );
    },
  };
}
