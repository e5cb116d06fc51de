import {ranking} from '../shared/limits';
import type {Word} from '../shared/tokenize';
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
  const read = query.words.flatMap(({spellings: [typed]}) => typed ?? []);
  const {pages: likelihoods, none, areAsked} = classify(read, query, total);
  const named = index.nameList.compare(read);
  const areas = index.findAreas(read);
  const found = index.pages.flatMap((entry, page): RankedPage[] => {
    const likelihood = likelihoods[page] ?? 0;
    const words = scorePage(page, index, scores, weights);
    if (words.share === 0 && (likelihood < ranking.likely || !areAsked[page])) return [];
    const parts =
      words.score + total * (ranking.name * (named[page] ?? 0) + ranking.intent * likelihood ** ranking.intentPower);
    return [{...words, index, page, likelihood, score: priorOf(entry, areas) * parts}];
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
  const found = classifier.classify(read);
  return known < total * ranking.minKnown ? {...found, pages: found.pages.map(() => 0)} : found;
}
