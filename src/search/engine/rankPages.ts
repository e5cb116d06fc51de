import {ranking} from '../shared/limits';
import {toWord, type Word} from '../shared/tokenize';
import type {Candidate} from './findCandidates';
import type {QueryWord} from './parseQuery';
import {scorePage, type ScoredPage, type WordScores} from './scorePages';
import type {IndexPage, SearchIndex} from './searchIndex';

/** A query as one index understands it. */
export interface IndexQuery {
  index: SearchIndex;
  words: readonly QueryWord[];
  /** By query word. */
  candidates: readonly Candidate[][];
  scores: readonly WordScores[];
  /** By query word: how much it counts. */
  weights: readonly number[];
}

/** A page with all that its place in the list depends on. */
export interface RankedPage extends ScoredPage {
  index: SearchIndex;
  /** Position of the page in the index. */
  page: number;
  /** How likely the query asks for it, from 0 to 1, by what the build has learned. */
  likelihood: number;
}

/**
 * @param scale the same for all queries, so that scores of several indexes can be compared
 * @returns the pages that a query may mean, best first, and how likely none answers it
 */
export function rankPages(query: IndexQuery): {pages: RankedPage[]; none: number} {
  const {index, scores, weights} = query;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const read = query.words.map((word, w) => readWord(word, query.candidates[w] ?? [], index));
  const {pages: likelihoods, none} = classify(read, query, total);
  const named = index.nameList.compare(read);
  const otherShare = (page: number): number =>
    scores.reduce((sum, {otherwise}, w) => (otherwise.has(page) ? sum + (weights[w] ?? 0) : sum), 0) / total;
  const areas = index.findAreas(query.words.flatMap(({spellings: [typed]}) => typed ?? []));
  const found = index.pages.flatMap((entry, page): RankedPage[] => {
    const likelihood = likelihoods[page] ?? 0;
    const words = scorePage(page, index, scores, weights);
    if (words.share === 0 && likelihood < ranking.likely) return [];
    const parts =
      words.score + total * (ranking.name * (named[page] ?? 0) + ranking.intent * likelihood ** ranking.intentPower);
    return [{...words, index, page, likelihood, score: priorOf(entry, areas) * parts * (1 - otherShare(page))}];
  });
  return {pages: found.sort(byScore), none};
}

/** @returns the factor of kind and area; of a query that names areas, only whether the page is in one of them */
function priorOf({prior, path}: IndexPage, areas: ReadonlySet<string>): number {
  if (areas.size === 0) return prior;
  return areas.has(path.split('/')[0] ?? '') ? 1 : ranking.otherArea;
}

const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page - b.page;

/** What the rest of the query would ask for says little where most of it is unknown. */
function classify(read: readonly Word[], {index: {classifier}, weights}: IndexQuery, total: number) {
  const known = read.reduce((sum, word, w) => (classifier.knows(word) ? sum + (weights[w] ?? 0) : sum), 0);
  const {pages, none} = classifier.classify(read);
  return known < total * ranking.minKnown ? {pages: pages.map(() => 0), none} : {pages, none};
}

/** @returns a query word; one that no phrase has, nor any page, as the likest word that some phrase has */
function readWord({spellings: [typed]}: QueryWord, candidates: readonly Candidate[], {classifier}: SearchIndex): Word {
  if (!typed) return toWord('');
  if (classifier.knows(typed)) return typed;
  const isWhole = candidates.some(({kind}) => kind === 'same');
  const others = candidates.filter(({kind}) => !isWhole || kind !== 'prefix').map(({folded}) => toWord(folded));
  return others.find((word) => classifier.knows(word)) ?? typed;
}
