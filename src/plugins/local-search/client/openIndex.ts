import {Vocabulary} from '../shared/indexCodec';
import {tokenize, wordSequence, type Token, type Word} from '../shared/tokenize';
import type {SearchDocument, SearchIndexFile} from '../shared/searchTypes';

/** A page as the ranking sees it. */
export interface OpenPage {
  /** Ids of its sections: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  prior: number;
  title: Name;
  otherTitle: Name;
  /** Other names: place in the index's list of phrases, and how much of the title the concept is, from 0 to 1. */
  aliases: {phrase: number; share: number}[];
  /** Words of the last part of the address. */
  slug: Name;
  /** First part of the address, such as `api`. */
  area: string;
}

/** Words that a page, or a part of it, goes by. */
export interface Name {
  words: readonly Word[];
  /** The same without words that only ask or join. */
  loud: readonly Word[];
}

/** An index file made ready for questions. */
export interface OpenIndex {
  tag: string;
  version: string;
  documents: readonly SearchDocument[];
  pages: readonly OpenPage[];
  /** Every phrase of the glossary that some page goes by, once. */
  phrases: readonly Name[];
  /** Places of the phrases that have a folded word. */
  phrasesWith: ReadonlyMap<string, readonly number[]>;
  /** Exact forms of words that only ask or join. */
  quiet: ReadonlySet<string>;
  /** What is written in a hurry, folded, and what it stands for. */
  shorthand: Readonly<Record<string, string>>;
  /** Names written together and what they consist of: smartca, smart and ca. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Place in `pages` of the page a document belongs to. */
  pageOf: readonly number[];
  vocabulary: Vocabulary;
  /** Words of a section's text with their places; worked out once. */
  tokensOf(document: number): readonly Token[];
  /** Heading of a section; worked out once. */
  headingOf(document: number): Name;
  /** Words of a section, heading and text, side by side; worked out once. */
  sequenceOf(document: number): readonly Word[];
}

/** @returns the index of a tag, ready to be asked. */
export function openIndex(tag: string, {documents, index}: SearchIndexFile): OpenIndex {
  const pageOf: number[] = [];
  const quiet = new Set(wordSequence(index.everyday.quiet).map(({exact}) => exact));
  const withoutQuiet = (words: Word[]): Name => ({words, loud: words.filter(({exact}) => !quiet.has(exact))});
  const phrases: Name[] = [];
  const compounds = new Map<string, string[]>();
  const nameOf = (name: string): Name => {
    for (const {whole, parts} of tokenize(name))
      if (whole)
        compounds.set(
          whole.folded,
          parts.map(({folded}) => folded),
        );
    return withoutQuiet(wordSequence(name));
  };
  const knownPhrases = new Map<string, number>();
  const placeOfPhrase = (phrase: string): number => {
    const place = knownPhrases.get(phrase) ?? phrases.push(nameOf(phrase)) - 1;
    knownPhrases.set(phrase, place);
    return place;
  };
  const pages = index.pages.map((page, place): OpenPage => {
    const end = index.pages[place + 1]?.first ?? documents.length;
    for (let id = page.first; id < end; id += 1) pageOf.push(place);
    return {
      first: page.first,
      end,
      prior: page.prior,
      title: nameOf(documents[page.first]?.pageTitle ?? ''),
      otherTitle: nameOf(page.otherTitle),
      aliases: page.aliases.flatMap(({phrases: names, share}) =>
        names.map((name) => ({phrase: placeOfPhrase(name), share: share / 100})),
      ),
      slug: nameOf(page.path.split('/').at(-1) ?? ''),
      area: page.path.split('/')[0] ?? '',
    };
  });
  const tokensOf = remember((document) => tokenize(documents[document]?.content ?? ''));
  return {
    tag,
    version: index.version,
    documents,
    pages,
    phrases,
    phrasesWith: placesOfWords(phrases),
    quiet,
    shorthand: index.everyday.shorthand,
    compounds,
    pageOf,
    vocabulary: new Vocabulary(index.words),
    tokensOf,
    headingOf: remember((document) => withoutQuiet(wordSequence(documents[document]?.title ?? ''))),
    sequenceOf: remember((document) => [
      ...wordSequence(documents[document]?.title ?? ''),
      ...tokensOf(document).flatMap(({parts}) => parts),
    ]),
  };
}

function placesOfWords(phrases: readonly Name[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  phrases.forEach(({words}, place) => {
    for (const {folded} of words) places.set(folded, [...(places.get(folded) ?? []), place]);
  });
  return places;
}

/** @returns the function, which works out each value once. */
function remember<Value>(workOut: (document: number) => Value): (document: number) => Value {
  const known = new Map<number, Value>();
  return (document) => {
    const value = known.get(document) ?? workOut(document);
    known.set(document, value);
    return value;
  };
}

/** What a tag is while its file could not be had: nothing to find, and no error thrown. */
export function emptyIndex(tag: string): OpenIndex {
  return openIndex(tag, {
    documents: [],
    index: {format: 0, version: '', everyday: {quiet: '', shorthand: {}}, pages: [], words: ''},
  });
}
