import {findIdeasIn, type FindIdeas} from '../shared/ideas';
import {memoize} from '../shared/memoize';
import type {SearchDocument, SearchIndexFile, SearchPageEntry} from '../shared/searchTypes';
import {tokenize, wordSequence, wordsOf, type Token, type Word} from '../shared/tokenize';
import {createNameList, type NameList} from './nameList';
import {createClassifier, type PageClassifier} from './pageClassifier';
import {WordList} from './wordList';

/** A page as the ranking uses it. */
export interface IndexPage extends SearchPageEntry {
  /** Ids of its sections: from `first` up to, not including, `end`. */
  end: number;
  /** What it is called: its titles, the last part of its address, its phrases. */
  names: readonly (readonly Word[])[];
}

export interface SearchIndex {
  version: string;
  language: string;
  /** Sections; the position of each is its id. */
  documents: readonly SearchDocument[];
  pages: readonly IndexPage[];
  /** Position in `pages` of the page of each document. */
  pageOf: readonly number[];
  wordList: WordList;
  /** Exact forms of the stop words of both languages. */
  stopWords: ReadonlySet<string>;
  /** Abbreviations with what they stand for, see `QueryWords`. */
  abbreviations: Readonly<Record<string, string>>;
  /** Knows what readers call its pages. */
  classifier: PageClassifier;
  nameList: NameList;
  findIdeas: FindIdeas;
  /** @returns the areas that a query names, as first parts of addresses */
  findAreas(words: readonly Word[]): ReadonlySet<string>;
  /** Tokens of a section's text; cached. */
  tokensOf(document: number): readonly Token[];
  /** Words of a section's heading; cached. */
  headingOf(document: number): readonly Word[];
  /** Words of a section's heading and text in order; cached. */
  sequenceOf(document: number): readonly Word[];
}

/** @returns an index file prepared for queries */
export function createSearchIndex({documents, index}: SearchIndexFile): SearchIndex {
  const pageOf: number[] = [];
  const pages = index.pages.map((page, position): IndexPage => {
    const end = index.pages[position + 1]?.first ?? documents.length;
    for (let id = page.first; id < end; id += 1) pageOf.push(position);
    const slug = page.path.split('/').at(-1) ?? '';
    const names = [documents[page.first]?.pageTitle ?? '', page.otherTitle, slug, ...page.phrases];
    return {...page, end, names: names.filter((name) => name !== '').map(wordsOf)};
  });
  const tokensOf = memoize((document: number) => tokenize(documents[document]?.content ?? ''));
  const headingOf = memoize((document: number) => wordSequence(documents[document]?.title ?? ''));
  const findIdeas = findIdeasIn(index.queryWords.ideas);
  const areas = Object.keys(index.queryWords.areas);
  const findAreaKeys = findIdeasIn(Object.values(index.queryWords.areas));
  return {
    version: index.version,
    language: index.language,
    documents,
    pages,
    pageOf,
    wordList: new WordList(index.words),
    stopWords: new Set(wordSequence(index.queryWords.stopWords).map(({exact}) => exact)),
    abbreviations: index.queryWords.abbreviations,
    classifier: createClassifier(index.features, pages.length, findIdeas),
    nameList: createNameList(
      pages.map(({names}) => names),
      findIdeas,
    ),
    findIdeas,
    findAreas: (words) => new Set([...findAreaKeys(words)].map((key) => areas[Number(key.slice(1))] ?? '')),
    tokensOf,
    headingOf,
    sequenceOf: memoize((document: number) => [
      ...headingOf(document),
      ...tokensOf(document).flatMap(({parts}) => parts),
    ]),
  };
}

/** @returns an index without documents, for a file that could not be loaded */
export function emptySearchIndex(): SearchIndex {
  const queryWords = {stopWords: '', abbreviations: {}, areas: {}, ideas: []};
  const nothing = {format: 0, version: '', language: '', pages: [], words: {}, features: {}};
  return createSearchIndex({documents: [], index: {...nothing, queryWords}});
}
