import {findRepeated} from '../../checks/front-matter/repeated';
import type {ParsedPage} from '../../checks/pages/pages';
import {formatPlace} from '../../checks/runChecks';
import {searchOptions} from '../../src/config/search';
import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import type {LocaleCode} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {runQuery} from '../../src/search/engine/runQuery';
import {createSearchIndex, type SearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex} from '../../src/search/index/buildIndex';
import {readQueryWords} from '../../src/search/index/readQueryWords';
import {completeOptions} from '../../src/search/options';
import type {SearchDocument} from '../../src/search/shared/searchTypes';
import {phrasesOf} from './phrases';
import {toIndexedPage} from './toIndexedPage';

/** Rows among which a page must be: readers seldom look further. */
const rows = 3;

/** With 12 a new page is found as well as the others (BENCHMARKS.md). */
const enough = 12;

/**
 * Looks at the phrases under `search` in the front matter of the current version's pages.
 *
 * @param chosen the pages to look at
 * @param allPages the pages that may be found
 * @returns a line for each page with few phrases, each phrase that does not find its page, and each that two pages have
 */
export function listPhrases(chosen: readonly ParsedPage[], allPages: readonly ParsedPage[], root: string): string[] {
  const asked = chosen.filter(isSearched);
  const pages = allPages.filter(isSearched);
  const indexes = new Map<LocaleCode, SearchIndex>();
  const indexOf = (locale: LocaleCode): SearchIndex => {
    const index = indexes.get(locale) ?? createIndex(root, locale, pages);
    indexes.set(locale, index);
    return index;
  };
  const lines = [
    ...asked.flatMap(describeFew),
    ...asked.flatMap((page) => findLost(page, indexOf(page.locale))),
    ...describeRepeated(pages, new Set(asked)),
  ];
  const count = asked.reduce((sum, page) => sum + phrasesOf(page).length, 0);
  return [...lines, `${count} phrases on ${asked.length} pages, ${lines.length} to look at`];
}

function isSearched(page: ParsedPage): boolean {
  return hasFrontMatter(page) && page.version === currentVersion.name && page.frontMatter.draft !== true;
}

function describeFew(page: ParsedPage): string[] {
  const {length} = phrasesOf(page);
  if (length >= enough) return [];
  const line = page.keyLines.get('search') ?? 1;
  return [
    `${formatPlace(page.file, line)} has ${length} of ${enough} phrases: what its readers want, or what went wrong, in their words.`,
  ];
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
function findLost(page: ParsedPage, index: SearchIndex): string[] {
  const {file, keyLines} = page;
  return phrasesOf(page).flatMap(({text, key}): string[] => {
    // Most phrases find their page first, and each row more takes time.
    if (find(text, index, 1).some(({sectionRoute}) => sectionRoute === file)) return [];
    const found = find(text, index, rows);
    if (found.some(({sectionRoute}) => sectionRoute === file)) return [];
    const others = found.map(({pageTitle, sectionRoute}) => `${pageTitle} (${sectionRoute})`).join(', ');
    return [
      `${formatPlace(file, keyLines.get(key))} is not found by its phrase "${text}": ${others ? `found are ${others}` : 'nothing is found'}.`,
    ];
  });
}

/** @returns the sections of the first rows; the route of each is the file of its page */
function find(phrase: string, index: SearchIndex, limit: number): SearchDocument[] {
  return runQuery(phrase, [index], {limit}).results.map(({document}) => document);
}

function describeRepeated(pages: readonly ParsedPage[], asked: ReadonlySet<ParsedPage>): string[] {
  const all = pages.flatMap((page) => phrasesOf(page).map((phrase) => ({page, ...phrase})));
  return findRepeated(all)
    .filter(({page, earlier}) => asked.has(page) || asked.has(earlier))
    .map(
      ({page, text, key, earlier}) =>
        `${formatPlace(page.file, page.keyLines.get(key))} has the phrase "${text}" of ${earlier.file}; keep it on the page that answers it best.`,
    );
}
