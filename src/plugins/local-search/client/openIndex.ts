import {Vocabulary} from '../shared/indexCodec';
import {wordSequence, type Word} from '../shared/tokenize';
import type {SearchDocument, SearchIndexFile} from '../shared/searchTypes';

/** A page as the ranking sees it. */
export interface OpenPage {
  /** Ids of its sections: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  prior: number;
  title: Word[];
  otherTitle: Word[];
  /** Words of the last part of the address. */
  slug: Word[];
}

/** An index file made ready for questions. */
export interface OpenIndex {
  tag: string;
  version: string;
  documents: readonly SearchDocument[];
  pages: readonly OpenPage[];
  /** Place in `pages` of the page a document belongs to. */
  pageOf: readonly number[];
  vocabulary: Vocabulary;
  /** Words of a section, side by side; worked out once. */
  sequenceOf(document: number): Word[];
}

/** @returns the index of a tag, ready to be asked. */
export function openIndex(tag: string, {documents, index}: SearchIndexFile): OpenIndex {
  const pageOf: number[] = [];
  const pages = index.pages.map((page, place): OpenPage => {
    const end = index.pages[place + 1]?.first ?? documents.length;
    for (let id = page.first; id < end; id += 1) pageOf.push(place);
    return {
      first: page.first,
      end,
      prior: page.prior,
      title: wordSequence(documents[page.first]?.pageTitle ?? ''),
      otherTitle: wordSequence(page.otherTitle),
      slug: wordSequence(page.path.split('/').at(-1) ?? ''),
    };
  });
  const sequences = new Map<number, Word[]>();
  return {
    tag,
    version: index.version,
    documents,
    pages,
    pageOf,
    vocabulary: new Vocabulary(index.words),
    sequenceOf(document) {
      const known = sequences.get(document);
      if (known) return known;
      const {title = '', content = ''} = documents[document] ?? {};
      const sequence = wordSequence(`${title} ${content}`);
      sequences.set(document, sequence);
      return sequence;
    },
  };
}

/** What a tag is while its file could not be had: nothing to find, and no error thrown. */
export function emptyIndex(tag: string): OpenIndex {
  return openIndex(tag, {documents: [], index: {format: 0, version: '', pages: [], words: ''}});
}
