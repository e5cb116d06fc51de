import {Vocabulary} from '../shared/indexCodec';
import {tokenize, wordSequence, type Token, type Word} from '../shared/tokenize';
import type {SearchDocument, SearchIndexFile} from '../shared/searchTypes';

/** A page as the ranking sees it. */
export interface OpenPage {
  /** Ids of its sections: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  prior: number;
  title: Word[];
  otherTitle: Word[];
  /** Other names: place in the index's list of phrases, and how much of the title the concept is, from 0 to 1. */
  aliases: {phrase: number; share: number}[];
  /** Words of the last part of the address. */
  slug: Word[];
}

/** An index file made ready for questions. */
export interface OpenIndex {
  tag: string;
  version: string;
  documents: readonly SearchDocument[];
  pages: readonly OpenPage[];
  /** Every phrase of the glossary that some page goes by, once. */
  phrases: readonly Word[][];
  /** Names written together and what they consist of: smartca, smart and ca. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Place in `pages` of the page a document belongs to. */
  pageOf: readonly number[];
  vocabulary: Vocabulary;
  /** Words of a section's text with their places; worked out once. */
  tokensOf(document: number): readonly Token[];
  /** Words of a section, heading and text, side by side; worked out once. */
  sequenceOf(document: number): readonly Word[];
}

/** @returns the index of a tag, ready to be asked. */
export function openIndex(tag: string, {documents, index}: SearchIndexFile): OpenIndex {
  const pageOf: number[] = [];
  const phrases: Word[][] = [];
  const compounds = new Map<string, string[]>();
  const nameSequence = (name: string): Word[] => {
    for (const {whole, parts} of tokenize(name))
      if (whole)
        compounds.set(
          whole.folded,
          parts.map(({folded}) => folded),
        );
    return wordSequence(name);
  };
  const knownPhrases = new Map<string, number>();
  const placeOfPhrase = (phrase: string): number => {
    const place = knownPhrases.get(phrase) ?? phrases.push(nameSequence(phrase)) - 1;
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
      title: nameSequence(documents[page.first]?.pageTitle ?? ''),
      otherTitle: nameSequence(page.otherTitle),
      aliases: page.aliases.flatMap(({phrases: names, share}) =>
        names.map((name) => ({phrase: placeOfPhrase(name), share: share / 100})),
      ),
      slug: nameSequence(page.path.split('/').at(-1) ?? ''),
    };
  });
  const tokensOf = remember((document) => tokenize(documents[document]?.content ?? ''));
  return {
    tag,
    version: index.version,
    documents,
    pages,
    phrases,
    compounds,
    pageOf,
    vocabulary: new Vocabulary(index.words),
    tokensOf,
    sequenceOf: remember((document) => [
      ...wordSequence(documents[document]?.title ?? ''),
      ...tokensOf(document).flatMap(({parts}) => parts),
    ]),
  };
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
  return openIndex(tag, {documents: [], index: {format: 0, version: '', pages: [], words: ''}});
}
