import {fromHtml} from 'hast-util-from-html';
import {searchOptions} from '../../src/config/search';
import {locales, type LocaleCode} from '../../src/kit/locales';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import {buildIndex, type IndexedPage} from '../../src/search/index/buildIndex';
import {readPageParts} from '../../src/search/index/pageParts';
import {readQueryWords} from '../../src/search/index/readQueryWords';
import {readSections, type PageText} from '../../src/search/index/readSections';
import {memoize} from '../../src/search/shared/memoize';
import type {SearchIndexFile, SearchPageEntry} from '../../src/search/shared/searchTypes';
import {indexPath, pagePath, type ReadFile, type SearchPlace} from './readIndexes';

/** @returns the phrases that a page is to have in a language, in place of those it has there */
export type PhrasesOf = (page: SearchPageEntry, locale: LocaleCode) => readonly string[];

/** Builds the index of a place's version again with other phrases, from the same texts and facts. */
export type Rebuild = (place: SearchPlace, phrasesOf: PhrasesOf) => SearchPlace;

/**
 * What would the search find if its pages had other phrases? A build without Docusaurus tells in seconds: texts come from the
 * built pages, each of which is parsed once, and everything else from the built indexes.
 *
 * @param read returns the text of a file, given its path in the built site
 */
export function openRebuild(read: ReadFile): Rebuild {
  const rebuildFile = openRebuildFile(read);
  return (place, phrasesOf) => {
    const [, ...others] = place.indexes;
    return {...place, indexes: [createSearchIndex(rebuildFile(place, phrasesOf)), ...others]};
  };
}

/** Like `openRebuild`, for the index as a file. */
export function openRebuildFile(read: ReadFile) {
  const parts = readPageParts(searchOptions);
  const readFile = memoize((path: string): SearchIndexFile => JSON.parse(read(path)) as SearchIndexFile);
  const readText = memoize((path: string): PageText => {
    const text = readSections(fromHtml(read(path)), true, parts);
    if (!text) throw new Error(`${path} is not indexed, but a page of the index.`);
    return text;
  });
  return ({locale, version}: Pick<SearchPlace, 'locale' | 'version'>, phrasesOf: PhrasesOf): SearchIndexFile => {
    const {documents, index} = readFile(indexPath(locale, version));
    const others = locales.filter(({code}) => code !== locale);
    const otherPhrasesOf = (path: string): string[] =>
      others.flatMap(({code}) => {
        const page = readFile(indexPath(code, version)).index.pages.find((each) => each.path === path);
        return page ? phrasesOf(page, code) : [];
      });
    const pages = index.pages.map((page): IndexedPage => {
      const document = documents[page.first];
      if (!document) throw new Error(`${indexPath(locale, version)} has no document ${page.first}.`);
      const {pageTitle: title, sectionRoute: route, tags, sidebarParentCategories: parents, type} = document;
      const {description, sections} = readText(pagePath(locale, route));
      return {
        ...page,
        ...{title, route, tags, parents, type, description},
        phrases: [...phrasesOf(page, locale)],
        otherPhrases: otherPhrasesOf(page.path),
        sections: sections.length > 0 ? sections : [{title, hash: '', content: description}],
      };
    });
    const {version: label, language, queryWords} = index;
    const {unanswered} = readQueryWords(locale);
    const searchesParents = searchOptions.indexDocSidebarParentCategories;
    return buildIndex(pages, {version: label, language, queryWords, unanswered, searchesParents});
  };
}
