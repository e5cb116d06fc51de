import {maxResults, maxUnknownWords, ranking} from '../shared/limits';
import {hasMarks} from '../shared/foldText';
import type {Posting, SearchDocument} from '../shared/searchTypes';
import {findCandidates, findSimilar, formQuality, type Candidate} from './findCandidates';
import type {OpenIndex} from './openIndex';
import {isIdentifier, isQuiet, parseQuery, type QueryWord} from './parseQuery';
import {rankPages, type IndexedQuery} from './rankPages';
import {pagesWithAny, scorePage, scoreWord, type ScoredPage, type WordScores} from './scorePages';

export interface QueryOptions {
  /** Results per tag, and altogether; all of them without a limit. */
  limit?: number;
  /** Whether the labels of the sidebar categories above a page are searched. */
  usesParents?: boolean;
}

/** A page that answers a query, shown by its best section. */
export interface SearchResult {
  document: SearchDocument;
  score: number;
  /** Words to mark in the result and on its page. */
  terms: string[];
  index: OpenIndex;
  /** Other sections of the page that answer the whole query. */
  sections: SearchDocument[];
}

export interface SearchAnswer {
  results: SearchResult[];
  /** Nothing answers the query; the results are only the closest there are. */
  isClosest: boolean;
  /** Pages that answer, before the limit. */
  total: number;
}

/**
 * Asks the indexes of several tags at once. Words are weighed by how rare they are in all of them together;
 * the limit applies per tag and then to the merged list.
 */
export function runQuery(
  query: string,
  indexes: readonly OpenIndex[],
  {limit = maxResults, usesParents = true}: QueryOptions = {},
): SearchAnswer {
  const words = parseQuery(query, indexes);
  if (words.length === 0) return {results: [], isClosest: false, total: 0};
  const candidates = words.map((word) => indexes.map((index) => findCandidates(word, index)));
  forgiveTypos(words, candidates, indexes);
  const scores = indexes.map((index, place) =>
    words.map((asked, word) =>
      scoreWord(candidates[word]?.[place] ?? [], index, {usesParents, isIdentifier: isIdentifier(asked)}),
    ),
  );
  const pageCount = indexes.reduce((sum, {pages}) => sum + pages.length, 0);
  const loudWords = words.filter((word) => !isQuiet(word, indexes)).length;
  const weights = words.map((word, place) => {
    const rarity = rarityOf(
      scores.map((byWord) => byWord[place]),
      pageCount,
    );
    return loudWords > 0 && isQuiet(word, indexes) ? rarity * ranking.quietWord : rarity;
  });
  const perIndex = indexes.map((index, place): IndexedQuery => {
    const wordScores = scores[place] ?? [];
    const scored = [...pagesWithAny(wordScores, index)].map((page) => scorePage(page, index, wordScores, weights));
    return {index, candidates: candidates.map((byIndex) => byIndex[place] ?? []), scored};
  });
  const ranked = perIndex.map((part) => rankPages(part, words, weights));
  const {kept, isClosest} = cutOff(ranked, limit);
  const results = kept
    .flatMap((pages, place) =>
      pages.slice(0, limit).map((page) => toResult(page, words, perIndex[place]?.candidates ?? [])),
    )
    .sort((a, b) => b.score - a.score || compareText(a.document.sectionRoute, b.document.sectionRoute))
    .slice(0, limit);
  return {results, isClosest, total: isClosest ? 0 : kept.reduce((sum, pages) => sum + pages.length, 0)};
}

/**
 * @returns how much it says that a page has a word. Pages that only have other marks, or a longer word, do not count
 * as long as some page has the word itself.
 */
function rarityOf(byIndex: readonly (WordScores | undefined)[], pageCount: number): number {
  const agreements = byIndex.flatMap((scores) => [...(scores?.agreement.values() ?? [])]);
  const best = agreements.reduce((most, each) => Math.max(most, each), 0);
  const found = agreements.filter((agreement) => agreement >= best * ranking.agreement).length;
  return ranking.leastRarity + Math.log(1 + (pageCount - found + 0.5) / (found + 0.5));
}

/** Gives the first words that no index knows the words that look like them. */
function forgiveTypos(words: readonly QueryWord[], candidates: Candidate[][][], indexes: readonly OpenIndex[]): void {
  words
    .map((word, place) => ({word, place}))
    .filter(({place}) => candidates[place]?.every((found) => found.length === 0))
    .slice(0, maxUnknownWords)
    .forEach(({word, place}) => {
      candidates[place] = indexes.map((index) => findSimilar(word, index));
    });
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Drops pages with too few of the words; if that leaves nothing, the best are kept as closest matches. */
function cutOff(ranked: readonly ScoredPage[][], limit: number): {kept: ScoredPage[][]; isClosest: boolean} {
  const all = ranked.flat();
  const least = all.some(({share}) => share === 1) ? ranking.minShareWithFull : ranking.minShare;
  const kept = ranked.map((pages) => pages.filter(({share}) => share >= least));
  if (all.length === 0 || kept.some((pages) => pages.length > 0)) return {kept, isClosest: false};
  return {kept: ranked.map((pages) => pages.slice(0, Math.min(limit, maxResults))), isClosest: true};
}

function toResult(
  {index, section, score, page, sections}: ScoredPage,
  words: readonly QueryWord[],
  candidates: readonly Candidate[][],
): SearchResult {
  const {first} = index.pages[page] ?? {first: section};
  const complete = sections
    .filter(({id, words: found}) => id !== first && id !== section && found === words.length)
    .sort((a, b) => b.score - a.score);
  return {
    document: index.documents[section]!,
    score,
    terms: termsOn(index, page, candidates),
    index,
    sections: complete.flatMap(({id}) => index.documents[id] ?? []),
  };
}

/** @returns the spellings of the query's words that the page really has. */
function termsOn(index: OpenIndex, page: number, candidates: readonly Candidate[][]): string[] {
  const terms = new Set<string>();
  const {first, end} = index.pages[page] ?? {first: 0, end: 0};
  for (const candidate of candidates.flat()) {
    const {forms, folded, postings} = index.vocabulary.entry(candidate.place);
    const here = postingsBetween(postings, first, end);
    if (here.length === 0) continue;
    const {spelling} = candidate;
    const isSpelled =
      hasMarks(spelling) &&
      folded === spelling.folded &&
      here.some(({form}) => formQuality(candidate, forms[form] ?? '', folded) === 1);
    terms.add(isSpelled ? spelling.text : folded);
  }
  return [...terms];
}

/** @returns the postings of documents from `first` up to, not including, `end`; postings are in order of documents. */
function postingsBetween(postings: readonly Posting[], first: number, end: number): Posting[] {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((postings[middle]?.document ?? end) < first) low = middle + 1;
    else high = middle;
  }
  const found: Posting[] = [];
  for (let posting = postings[low]; posting && posting.document < end; posting = postings[(low += 1)])
    found.push(posting);
  return found;
}
