import {searchOptions} from '../../src/config/search';
import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import type {LocaleCode} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {conceptsFile} from '../../src/kit/vocabulary';
import {runQuery} from '../../src/search/engine/runQuery';
import {createSearchIndex, type SearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex} from '../../src/search/index/buildIndex';
import {readQueryWords} from '../../src/search/index/readQueryWords';
import {completeOptions} from '../../src/search/options';
import type {SearchDocument} from '../../src/search/shared/searchTypes';
import type {ParsedPage} from '../pages/pages';
import {phrasesOf} from '../pages/phrases';
import type {Check, Problem} from '../types';
import {toIndexedPage} from './toIndexedPage';

/** Rows among which a page must be: readers seldom look further. */
const rows = 3;

export const check: Check = {
  name: 'search',
  description: 'The search finds each page of the current version by each of its phrases, among the first three.',
  guide: 'guides/testing.md#search',
  data: [conceptsFile, 'src/config/search.ts', 'src/search/{engine,index,shared}/**'],
  run: ({root, pages, allPages}) => {
    const asked = pages.filter(isSearched);
    const published = asked.length > 0 ? allPages.filter(isSearched) : [];
    const indexes = new Map<LocaleCode, SearchIndex>();
    const indexOf = (locale: LocaleCode): SearchIndex => {
      const index = indexes.get(locale) ?? createIndex(root, locale, published);
      indexes.set(locale, index);
      return index;
    };
    return {
      filesRead: asked.length,
      problems: asked.flatMap((page) => findLost(page, indexOf(page.locale))),
    };
  },
};

function isSearched(page: ParsedPage): boolean {
  return hasFrontMatter(page) && page.version === currentVersion.name && page.frontMatter.draft !== true;
}

/** Builds the index of a language from the sources of its pages. */
function createIndex(root: string, locale: LocaleCode, pages: readonly ParsedPage[]): SearchIndex {
  const options = completeOptions(searchOptions);
  const indexed = pages
    .filter((page) => page.locale === locale)
    .map((page) => {
      const others = pages.filter((other) => other.locale !== locale && other.route === page.route);
      return toIndexedPage(page, others, options);
    });
  return createSearchIndex(buildIndex(indexed, {language: locale, ...readQueryWords(locale, root)}));
}

/** @returns the phrases of a page by which it is not found */
function findLost(page: ParsedPage, index: SearchIndex): Problem[] {
  const {file, keyLines} = page;
  return phrasesOf(page).flatMap(({text, key}): Problem[] => {
    // Most phrases find their page first, and each row more takes time.
    if (find(text, index, 1).some(({sectionRoute}) => sectionRoute === file)) return [];
    const found = find(text, index, rows);
    if (found.some(({sectionRoute}) => sectionRoute === file)) return [];
    const others = found.map(({pageTitle, sectionRoute}) => `${pageTitle} (${sectionRoute})`).join(', ');
    return [
      {
        file,
        line: keyLines.get(key),
        rule: `is not found by its phrase "${text}": ${others ? `found are ${others}` : 'nothing is found'}`,
        repair: 'Say it in words that only this page needs, or move the phrase to the page that answers it.',
      },
    ];
  });
}

/** @returns the sections of the first rows; the route of each is the file of its page */
function find(phrase: string, index: SearchIndex, limit: number): SearchDocument[] {
  return runQuery(phrase, [index], {limit}).results.map(({document}) => document);
}
