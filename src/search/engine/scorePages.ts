import {boosts} from '../shared/limits';
import {Field} from '../shared/searchTypes';
import {formQuality, type Candidate} from './findCandidates';
import type {SearchIndex} from './searchIndex';

/** Where one query word is found in one index, and how well. */
export interface WordScores {
  /** By position of the page: best of the fields that belong to the page as a whole. */
  pages: Map<number, number>;
  /** By id of the section: best of heading and text. */
  sections: Map<number, number>;
  /** Positions of all pages that have the word. */
  found: Set<number>;
  /** Positions of those that have it as it was typed. */
  exact: Set<number>;
  /** Ids of the sections that have it, as it was typed, as a code or as the name of a field. */
  codes: Set<number>;
}

const pageFieldBoosts: Partial<Record<Field, number>> = {
  [Field.Title]: boosts.title,
  [Field.Tags]: boosts.tags,
  [Field.Parents]: boosts.parents,
};

const sectionFieldBoosts: Partial<Record<Field, number>> = {
  [Field.SectionTitle]: boosts.sectionTitle,
  [Field.Example]: boosts.example,
  [Field.Code]: boosts.code,
};

/** @returns the best score of a query word for every page and section that has one of its candidates */
export function scoreWord(candidates: readonly Candidate[], index: SearchIndex): WordScores {
  const scores: WordScores = {
    pages: new Map(),
    sections: new Map(),
    found: new Set(),
    exact: new Set(),
    codes: new Set(),
  };
  for (const candidate of candidates) {
    const {forms, folded} = index.wordList.entry(candidate.id);
    for (const {form, postings} of forms) {
      const quality = candidate.quality * formQuality(candidate, form, folded);
      if (quality === 0) continue;
      for (const {document, field} of postings) {
        const page = index.pageOf[document] ?? -1;
        scores.found.add(page);
        if (candidate.kind === 'same' && form === candidate.spelling.exact) {
          scores.exact.add(page);
          if (field === Field.Code) scores.codes.add(document);
        }
        const ofPage = pageFieldBoosts[field];
        if (ofPage) setIfHigher(scores.pages, page, quality * ofPage);
        else setIfHigher(scores.sections, document, quality * (sectionFieldBoosts[field] ?? boosts.content));
      }
    }
  }
  return scores;
}

function setIfHigher(scores: Map<number, number>, key: number, score: number): void {
  if ((scores.get(key) ?? 0) < score) scores.set(key, score);
}

/** What the words of a query say about a page. */
export interface ScoredPage {
  /** Id of the section that has most of them. */
  section: number;
  score: number;
  /** Share of the query's words that the page has, by weight, from 0 to 1. */
  share: number;
  /** The same for the best section with the fields of the page. */
  sectionShare: number;
  /** Whether that section, with the fields of the page, has all words. */
  isWhole: boolean;
  /** Whether the page has all words of the query as they were typed. */
  isExact: boolean;
}

/**
 * Scores a page by its best section: coverage · Σ weight · field score, where each word counts by the best of the section and
 * the fields of the page.
 *
 * @param page position of the page in the index
 * @param weights of the query words
 */
export function scorePage(
  page: number,
  index: SearchIndex,
  words: readonly WordScores[],
  weights: readonly number[],
): ScoredPage {
  const {first, end} = index.pages[page] ?? {first: 0, end: 0};
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shareOf = (isCounted: (word: WordScores) => boolean): number =>
    words.reduce((sum, word, w) => (isCounted(word) ? sum + (weights[w] ?? 0) : sum), 0) / total;
  const share = shareOf(({found}) => found.has(page));
  if (share === 0) return {section: first, score: 0, share, sectionShare: 0, isWhole: false, isExact: false};
  let best = {section: first, score: -1, isWhole: false};
  for (let id = first; id < end; id += 1) {
    let sum = 0;
    let covered = 0;
    words.forEach(({pages, sections}, w) => {
      const weight = weights[w] ?? 0;
      const near = Math.max(sections.get(id) ?? 0, pages.get(page) ?? 0);
      sum += weight * near;
      covered += near > 0 ? weight : 0;
    });
    const score = (covered / total) * sum;
    if (score > best.score) best = {section: id, score, isWhole: covered > total * 0.99};
  }
  const isExact = words.every(({exact}) => exact.has(page));
  return {...best, share, sectionShare: shareOf(({sections}) => sections.has(best.section)), isExact};
}
