import {boosts, ranking} from '../shared/limits';
import {Field, type Posting} from '../shared/searchTypes';
import {formQuality, type Candidate} from './findCandidates';
import type {OpenIndex} from './openIndex';

/** Where and how well one query word is found in one index. */
export interface WordScores {
  /** By place of the page: best page-level field. */
  pages: Map<number, number>;
  /** By id of the section: best of heading and text. */
  sections: Map<number, number>;
  /** By place of the page: how well the best of its words agrees with the one asked for. */
  agreement: Map<number, number>;
}

const pageFieldBoosts: Partial<Record<Field, number>> = {
  [Field.Title]: boosts.title,
  [Field.Tags]: boosts.tags,
  [Field.Parents]: boosts.parents,
  [Field.Alias]: boosts.alias,
  [Field.OtherTitle]: boosts.alias,
  [Field.Slug]: boosts.slug,
};

function fieldScore({field, count}: Posting, isExactIdentifier: boolean): number {
  if (field === Field.SectionTitle) return boosts.sectionTitle;
  const boost = isExactIdentifier ? boosts.identifier : boosts.content;
  return (boost * count) / (count + ranking.saturation);
}

interface WordOptions {
  usesParents: boolean;
  /** Whether the word is written like `documents-create`: then a text that has exactly it is meant. */
  isIdentifier: boolean;
}

/** @returns the best score of a query word for every page and section that has it. */
export function scoreWord(
  candidates: readonly Candidate[],
  index: OpenIndex,
  {usesParents, isIdentifier}: WordOptions,
): WordScores {
  const scores: WordScores = {pages: new Map(), sections: new Map(), agreement: new Map()};
  for (const candidate of candidates) {
    const entry = index.vocabulary.entry(candidate.place);
    const qualities = entry.forms.map((form) => candidate.quality * formQuality(candidate, form, entry.folded));
    for (const posting of entry.postings) {
      const quality = qualities[posting.form] ?? 0;
      if (quality === 0) continue;
      keepBest(scores.agreement, index.pageOf[posting.document] ?? -1, quality);
      const boost = pageFieldBoosts[posting.field];
      if (boost === undefined) {
        keepBest(
          scores.sections,
          posting.document,
          quality * fieldScore(posting, isIdentifier && candidate.kind === 'same'),
        );
      } else if (usesParents || posting.field !== Field.Parents) {
        keepBest(scores.pages, index.pageOf[posting.document] ?? -1, quality * boost);
      }
    }
  }
  return scores;
}

function keepBest(scores: Map<number, number>, key: number, score: number): void {
  if ((scores.get(key) ?? 0) < score) scores.set(key, score);
}

/** A page together with its best section for the query. */
export interface ScoredPage {
  index: OpenIndex;
  page: number;
  /** Id of the section that answers best. */
  section: number;
  score: number;
  /** Share of the query's words found, each counted once. */
  share: number;
  /** Ids of the page's sections with the number of words found in each section itself. */
  sections: {id: number; score: number; words: number}[];
}

/** @returns places of pages with any word of the query. */
export function pagesWithAny(words: readonly WordScores[], index: OpenIndex): Set<number> {
  const pages = new Set<number>();
  for (const {pages: byPage, sections} of words) {
    for (const page of byPage.keys()) pages.add(page);
    for (const section of sections.keys()) pages.add(index.pageOf[section] ?? -1);
  }
  return pages;
}

/**
 * Page = best section + page-level fields + what other sections say: coverage · Σ idf · field score.
 * @param weights idf of each query word.
 */
export function scorePage(
  page: number,
  index: OpenIndex,
  words: readonly WordScores[],
  weights: readonly number[],
): ScoredPage {
  const {first, end} = index.pages[page] ?? {first: 0, end: 0};
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const elsewhere = words.map(({sections}) => {
    let most = 0;
    for (let id = first; id < end; id += 1) most = Math.max(most, sections.get(id) ?? 0);
    return most * ranking.elsewhere;
  });
  const best: ScoredPage = {index, page, section: first, score: -1, share: 0, sections: []};
  for (let id = first; id < end; id += 1) {
    let sum = 0;
    let covered = 0;
    let found = 0;
    let own = 0;
    let ownWords = 0;
    words.forEach(({pages, sections}, place) => {
      const weight = weights[place] ?? 0;
      const here = sections.get(id) ?? 0;
      const near = Math.max(here, pages.get(page) ?? 0);
      const score = Math.max(near, elsewhere[place] ?? 0);
      if (here > 0) {
        own += weight * here;
        ownWords += 1;
      }
      if (score === 0) return;
      sum += weight * score;
      covered += near > 0 ? weight : weight * ranking.elsewhere;
      found += 1;
    });
    const score = total > 0 ? (covered / total) * sum : 0;
    if (ownWords > 0) best.sections.push({id, score: own, words: ownWords});
    if (score > best.score) Object.assign(best, {section: id, score, share: found / words.length});
  }
  return best;
}
