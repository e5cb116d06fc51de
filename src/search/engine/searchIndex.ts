import {normalizeText} from '../shared/foldText';
import {WordList} from '../shared/indexCodec';
import {tokenize, wordSequence, type Token, type Word} from '../shared/tokenize';
import {commonTitles} from '../shared/commonTitles';
import {findConceptsIn} from '../shared/concepts';
import {aliasWordsOf} from './aliasWords';
import {createClassifier, type PageClassifier} from './pageClassifier';
import type {SearchDocument, SearchIndexFile} from '../shared/searchTypes';

/** A title, heading, address or phrase that is compared with the query. */
export interface Name {
  words: readonly Word[];
  /** The words without stop words. */
  contentWords: readonly Word[];
}

/** A page as the ranking uses it. */
export interface IndexPage {
  /** Ids of its sections: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  /** Factor on its score by its kind and folder. */
  prior: number;
  /** Factor on its score in a query that names no area. */
  areaPrior: number;
  /** Short questions that lead to it before others, as folded words. */
  topics: ReadonlySet<string>;
  title: Name;
  otherTitle: Name;
  /** Synonyms: position in the index's list of phrases, and the share of the title that the concept is, 0 to 1. */
  aliases: {phrase: number; share: number}[];
  /** Positions of its own phrases in the index's list. */
  phrases: readonly number[];
  /** Last part of the address. */
  slug: Name;
  /** First part of the address, such as `api`. */
  area: string;
  /** Route below the version's base. */
  path: string;
}

export interface SearchIndex {
  version: string;
  language: string;
  mainTasks: Readonly<Record<string, readonly string[]>>;
  /** Sections; the position of each is its id. */
  documents: readonly SearchDocument[];
  pages: readonly IndexPage[];
  /** Position in `pages` of the page of each document. */
  pageOf: readonly number[];
  wordList: WordList;
  /** Synonyms of all pages, each once. */
  phrases: readonly Name[];
  /** Positions of the phrases with a folded word. */
  phrasesWith: ReadonlyMap<string, readonly number[]>;
  /** Exact forms of the stop words of both languages. */
  stopWords: ReadonlySet<string>;
  /** Abbreviations, folded, with what they stand for. */
  abbreviations: Readonly<Record<string, string>>;
  /** Names of areas, as folded words, by the first part of the addresses. */
  areaNames: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Names that consist of several words, folded: `smartca` of `smart` and `ca`. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Knows what readers ask of its pages, and what they call them. */
  classifier: PageClassifier;
  /** Tokens of a section's text; cached. */
  tokensOf(document: number): readonly Token[];
  /** Heading of a section, empty if many pages have the same; cached. */
  headingOf(document: number): Name;
  /** Words of a section's heading and text in order; cached. */
  sequenceOf(document: number): readonly Word[];
}

/** @returns an index file prepared for queries */
export function createSearchIndex({documents, index}: SearchIndexFile): SearchIndex {
  const stopWords = new Set(wordSequence(index.queryWords.stopWords).map(({exact}) => exact));
  const toName = (words: Word[]): Name => ({words, contentWords: words.filter(({exact}) => !stopWords.has(exact))});
  const compounds = new Map<string, string[]>();
  const nameOf = (text: string): Name => {
    for (const {whole, parts} of tokenize(text)) {
      const folded = parts.map((part) => part.folded);
      if (whole) compounds.set(whole.folded, folded);
    }
    return toName(wordSequence(text));
  };
  const phrases: Name[] = [];
  const knownPhrases = new Map<string, number>();
  const positionOf = (phrase: string): number => {
    const position = knownPhrases.get(phrase) ?? phrases.push(nameOf(phrase)) - 1;
    knownPhrases.set(phrase, position);
    return position;
  };
  const pageOf: number[] = [];
  const pages = index.pages.map((page, position): IndexPage => {
    const end = index.pages[position + 1]?.first ?? documents.length;
    for (let id = page.first; id < end; id += 1) pageOf.push(position);
    return {
      first: page.first,
      end,
      prior: page.prior,
      areaPrior: page.areaPrior,
      topics: new Set(page.topics.map((topic) => foldedWords(wordSequence(topic)))),
      title: nameOf(documents[page.first]?.pageTitle ?? ''),
      otherTitle: nameOf(page.otherTitle),
      aliases: page.aliases.flatMap(({phrases: list, share}) =>
        (index.aliases[list] ?? []).map((name) => ({phrase: positionOf(name), share: share / 100})),
      ),
      phrases: page.phrases.map(positionOf),
      slug: nameOf(page.path.split('/').at(-1) ?? ''),
      area: page.path.split('/')[0] ?? '',
      path: page.path,
    };
  });
  const tokensOf = memoize((document) => tokenize(documents[document]?.content ?? ''));
  const isCommon = commonTitles(documents);
  const headingOf = memoize((document) => {
    const {title = ''} = documents[document] ?? {};
    return toName(isCommon(title) ? [] : wordSequence(title));
  });
  return {
    version: index.version,
    language: index.language,
    mainTasks: index.mainTasks,
    documents,
    pages,
    pageOf,
    wordList: new WordList(index.words, aliasWordsOf(index)),
    phrases,
    phrasesWith: invert(phrases),
    stopWords,
    abbreviations: index.queryWords.abbreviations,
    areaNames: areaNamesOf(pages, index.queryWords.areas),
    compounds,
    classifier: createClassifier(index.features, pages.length, findConceptsIn(index.queryWords.concepts)),
    tokensOf,
    headingOf,
    sequenceOf: memoize((document) => [
      ...headingOf(document).words,
      ...tokensOf(document).flatMap(({parts}) => parts),
    ]),
  };
}

/** @returns words as they are compared with a topic */
export function foldedWords(words: readonly Word[]): string {
  return words.map(({folded}) => folded).join(' ');
}

/** @returns the positions of the phrases with each folded word */
function invert(phrases: readonly Name[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  phrases.forEach(({words}, position) => {
    for (const {folded} of words) positions.set(folded, [...(positions.get(folded) ?? []), position]);
  });
  return positions;
}

/** @returns what readers call each area: the first part of its addresses, and the names from the vocabulary */
function areaNamesOf(
  pages: readonly IndexPage[],
  areas: Readonly<Record<string, readonly string[]>>,
): Map<string, string[][]> {
  const folded = (text: string): string[] => wordSequence(normalizeText(text)).map((word) => word.folded);
  const names = [...new Set(pages.map(({area}) => area))].filter((area) => area !== '');
  return new Map(names.map((area) => [area, [area, ...(areas[area] ?? [])].map(folded)]));
}

function memoize<Value>(compute: (document: number) => Value): (document: number) => Value {
  const known = new Map<number, Value>();
  return (document) => {
    const value = known.get(document) ?? compute(document);
    known.set(document, value);
    return value;
  };
}

/** @returns an index without documents, for a file that could not be loaded */
export function emptySearchIndex(): SearchIndex {
  return createSearchIndex({
    documents: [],
    index: {
      format: 0,
      version: '',
      language: '',
      mainTasks: {},
      queryWords: {stopWords: '', abbreviations: {}, areas: {}, concepts: []},
      aliases: [],
      pages: [],
      words: '',
      features: '',
    },
  });
}
