import {normalizeText} from '../../src/search/shared/foldText';
import {wordSequence} from '../../src/search/shared/tokenize';
import type {SearchPlace} from './readIndexes';
import type {LabelledQuery} from './readQueries';

const wordsIn = (text: string): string =>
  wordSequence(normalizeText(text))
    .map(({folded}) => folded)
    .join(' ');

/** @returns a test of queries that are a phrase of some page, in any language, word for word without marks and case */
export function findKnownPhrases(places: readonly SearchPlace[]): (query: LabelledQuery) => boolean {
  const pages = places.flatMap(({indexes}) => indexes.flatMap((index) => index.pages));
  const known = new Set(pages.flatMap(({phrases}) => phrases.map(wordsIn)));
  return ({query}) => known.has(wordsIn(query));
}
