import path from 'node:path';
import type {LoadContext, PluginRouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsFolder} from '../../kit/pageLocation';
import type {LocaleCode} from '../../kit/locales';
import {readQuestions} from '../../kit/vocabulary';
import {matchSelectors} from '../../kit/matchSelectors';
import {toAddress, type Step} from '../../kit/step';
import type {SearchOptions} from '../options';
import {collectDocs} from './collectDocs';
import {collectPagesOutsideDocs} from './collectPagesOutsideDocs';
import {findAliasesIn, readConcepts, readQueryWords} from './findAliases';
import {readSections, type PageParts, type PageText} from './readSections';
import {readNames} from './readNames';
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
      const namesIn = (locales: readonly string[], version: string, file: string) =>
        Promise.all(locales.map((locale) => readNames(path.join(siteDir, docsFolder(locale, version), file))));
      const otherTitleOf = async (version: string, file: string): Promise<string> => {
        const names = await namesIn(otherLocales, version, file);
        return names.flatMap(({title}) => (title === '' ? [] : [title])).join(' ');
      };
      // Readers of all versions have the same words; the pages of the current version have them.
      const phrasesIn = async (locales: readonly string[], file: string): Promise<string[]> => {
        const names = await namesIn(locales, 'current', file);
        return [...new Set(names.flatMap(({search}) => search))];
      };
      await writeIndexes(
        {
          outDir,
          baseUrl,
          language: i18n.currentLocale as LocaleCode,
          versions,
          outsideDocs,
          options,
          findAliases,
          queryWords,
          questions: readQuestions(siteDir),
          phrasesOf: (file) => phrasesIn([i18n.currentLocale], file),
          otherPhrasesOf: (file) => phrasesIn(otherLocales, file),
          otherTitleOf,
        },
        texts,
      );
    },
  };
}
