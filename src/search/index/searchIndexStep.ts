import path from 'node:path';
import type {LoadContext, PluginRouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docsFolder, shownFile} from '../../kit/pageLocation';
import {languages, type LocaleCode} from '../../kit/locales';
import {toAddress, type Step} from '../../kit/step';
import type {SearchOptions} from '../options';
import {collectDocs} from './collectDocs';
import {collectPagesOutsideDocs} from './collectPagesOutsideDocs';
import {readPageParts} from './pageParts';
import {readNames, type PageNames} from './readNames';
import {readQueryWords} from './readQueryWords';
import {readSections, type PageText} from './readSections';
import {writeIndexes} from './writeIndexes';

export interface SearchIndexInput {
  context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n'>;
  outDir: string;
  routes: readonly PluginRouteConfig[];
  /** Content of the docs plugin, by the id of its instance. */
  docs: Record<string, LoadedContent>;
  options: SearchOptions;
}

/** Writes the indexes of a language: texts from the built pages, facts from the docs plugin, phrases from front matter. */
export function searchIndexStep({context, outDir, routes, docs, options}: SearchIndexInput): Step {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const language = i18n.currentLocale as LocaleCode;
  const versions = Object.entries(docs).flatMap(([id, content]) =>
    collectDocs(id, content, {baseUrl, trailingSlash: siteConfig.trailingSlash}),
  );
  const outsideDocs = collectPagesOutsideDocs(routes, baseUrl);
  const articles = new Set(versions.flatMap((version) => version.docs.map(({route}) => toAddress(route))));
  const parts = readPageParts(options);
  const texts = new Map<string, PageText | null>();
  const namesIn = (locales: readonly string[], version: string, file: string): Promise<PageNames[]> =>
    Promise.all(locales.map((locale) => readNames(path.join(siteDir, docsFolder(locale, version), file))));
  return {
    name: 'search index',
    readPage({address, tree}) {
      texts.set(address, readSections(tree, articles.has(address), parts));
    },
    async write() {
      // Readers know a page by its other names too, whether the site has these languages or not.
      const others = languages.map(({code}) => code).filter((code) => code !== language);
      const namesOf = async (version: string, {file}: {file: string}) => {
        const titles = await namesIn(others, version, file);
        // Readers of all versions have the same words; the pages of the current version have them.
        const own = await readNames(path.join(siteDir, shownFile(siteDir, language, 'current', file)));
        const other = await namesIn(others, 'current', file);
        return {
          otherTitle: titles
            .map(({title}) => title)
            .join(' ')
            .trim(),
          phrases: own.search,
          otherPhrases: other.flatMap(({search}) => search),
        };
      };
      const input = {outDir, baseUrl, language, versions, outsideDocs, options, namesOf};
      await writeIndexes({...input, ...readQueryWords(language, siteDir)}, texts);
    },
  };
}
