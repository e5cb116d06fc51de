import {boosts, ranking} from '../shared/limits';
import {Field, type Posting} from '../shared/searchTypes';
import {formQuality, type Candidate} from './findCandidates';
import type {SearchIndex} from './searchIndex';

/** Where one query word is found in one index, and how well. */
export interface WordScores {
  /** By position of the page: best of the fields that belong to the page as a whole. */
  pages: Map<number, number>;
  /** By id of the section: best of heading and text. */
  sections: Map<number, number>;
  /** By position of the page: how well its best word agrees with the query word, from 0 to 1. */
  agreement: Map<number, number>;
  /** Less than 1 if no page has the word, but one like it. */
  certainty: number;
}

const pageFieldBoosts: Partial<Record<Field, number>> = {
  [Field.Title]: boosts.title,
  [Field.Tags]: boosts.tags,
  [Field.Parents]: boosts.parents,
  [Field.Alias]: boosts.alias,
  [Field.Slug]: boosts.slug,
};

function sectionScore({document, field, count}: Posting, index: SearchIndex, isExactIdentifier: boolean): number {
  if (field === Field.SectionTitle)
    return index.headingOf(document).words.length > 0 ? boosts.sectionTitle : boosts.content;
  if (field === Field.Example) return (boosts.example * count) / (count + ranking.saturation);
  const boost = isExactIdentifier ? boosts.identifier : boosts.content;
  return (boost * count) / (count + ranking.saturation);
}

/**
 * @param isIdentifier whether the word is written like `documents-create`: then a text with exactly that counts more
 * @returns the best score of a query word for every page and section that has one of its candidates
 */
export function scoreWord(candidates: readonly Candidate[], index: SearchIndex, isIdentifier: boolean): WordScores {
  const isMisspelt = candidates.some(({kind}) => kind === 'typo');
  const certainty = isMisspelt ? Math.max(...candidates.map(({quality}) => quality)) : 1;
  const scores: WordScores = {
    pages: new Map(),
    sections: new Map(),
    agreement: new Map(),
    certainty,
  };
  for (const candidate of candidates) {
    const {forms, folded, postings} = index.wordList.entry(candidate.id);
    const qualities = forms.map((form) => candidate.quality * formQuality(candidate, form, folded));
    const isExactIdentifier = isIdentifier && candidate.kind === 'same';
    for (const posting of postings) {
      const quality = qualities[posting.form] ?? 0;
      if (quality === 0) continue;
      const page = index.pageOf[posting.document] ?? -1;
      setIfHigher(scores.agreement, page, quality);
      const boost = pageFieldBoosts[posting.field];
      if (boost === undefined)
        setIfHigher(scores.sections, posting.document, quality * sectionScore(posting, index, isExactIdentifier));
      else setIfHigher(scores.pages, page, quality * boost);
    }
  }
  return scores;
}

function setIfHigher(scores: Map<number, number>, key: number, score: number): void {
  if ((scores.get(key) ?? 0) < score) scores.set(key, score);
}

/** A page with its best section for the query. */
export interface ScoredPage {
  index: SearchIndex;
  /** Position of the page in the index. */
  page: number;
  /** Id of the best section. */
  section: number;
  score: number;
  /** Share of the query that the page answers, from 0 to 1: its words by weight, misspelt ones in part. */
  share: number;
  /** Sections with words of the query of their own, and how many. */
  sections: {id: number; score: number; words: number}[];
}

/** @returns the positions of the pages with any word of the query */
export function pagesWithAny(words: readonly WordScores[], index: SearchIndex): Set<number> {
  const found = new Set<number>();
  for (const {pages, sections} of words) {
    for (const page of pages.keys()) found.add(page);
    for (const section of sections.keys()) found.add(index.pageOf[section] ?? -1);
  }
  return found;
}

/**
 * Scores a page by its best section: coverage · Σ idf · field score, where each word counts by the best of the section,
 * the fields of the page and, less, its other sections.
 *
 * @param page position of the page in the index
 * @param weights idf of each query word
 */
export function scorePage(
  page: number,
  index: SearchIndex,
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
  const found = words.reduce((sum, {agreement, certainty}, word) => {
    return agreement.has(page) ? sum + (weights[word] ?? 0) * certainty : sum;
  }, 0);
  const share = total > 0 ? found / total : 0;
  const best: ScoredPage = {index, page, section: first, score: -1, share, sections: []};
  for (let id = first; id < end; id += 1) {
    let sum = 0;
    let covered = 0;
    let own = 0;
    let ownWords = 0;
    words.forEach(({pages, sections}, word) => {
      const weight = weights[word] ?? 0;
      const here = sections.get(id) ?? 0;
      const near = Math.max(here, pages.get(page) ?? 0);
      const score = Math.max(near, elsewhere[word] ?? 0);
      if (here > 0) {
        own += weight * here;
        ownWords += 1;
      }
      if (score === 0) return;
      sum += weight * score;
      covered += near > 0 ? weight : weight * ranking.elsewhere;
    });
    const score = total > 0 ? (covered / total) * sum : 0;
    if (ownWords > 0) best.sections.push({id, score: own, words: ownWords});
    if (score > best.score) Object.assign(best, {section: id, score});
  }
  return best;
}
