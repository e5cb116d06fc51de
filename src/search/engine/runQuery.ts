import {maxClosest, maxMarkedShare, maxOfGroup, maxResults, maxUnknownWords, ranking} from '../shared/limits';
import {hasMarks} from '../shared/foldText';
import {lowerBound} from '../shared/indexCodec';
import type {Posting, SearchDocument} from '../shared/searchTypes';
import {findCandidates, findTypoCandidates, formQuality, type Candidate} from './findCandidates';
import {inQuestions, isIdentifier, isStopWord, parseQuery, type QueryWord} from './parseQuery';
import {rankPages, type IndexMatches} from './rankPages';
import {pagesWithAny, scorePage, scoreWord, type ScoredPage, type WordScores} from './scorePages';
import type {SearchIndex} from './searchIndex';

/** A page that matches a query, represented by its best section. */
export interface SearchResult {
  document: SearchDocument;
  score: number;
  /** Words to mark in the result and on its page. */
  terms: string[];
  index: SearchIndex;
  /** Other sections of the page with all words of the query, one of them in the heading; best first. */
  sections: SearchDocument[];
}

export interface QueryResults {
  /** Best first. */
  results: SearchResult[];
  /** Whether every page has too few of the words, and the results are only the closest matches. */
  isClosest: boolean;
  /** Pages that match, before the limit; 0 if the results are only the closest. */
  total: number;
  /** Words of the query, nor a word like them, as typed. */
  missing: string[];
  /** The query with the words of the pages in place of misspelt ones; undefined if there are none. */
  spelling: string | undefined;
}

const nothing: QueryResults = {results: [], isClosest: false, total: 0, missing: [], spelling: undefined};

/**
 * Queries several indexes at once. Words are weighted by how rare they are in all of them together.
 *
 * @param query as typed; what exceeds `maxQueryLength` characters or `maxQueryWords` words is ignored
 * @param limit results of each index, and of the merged list
 */
export function runQuery(query: string, indexes: readonly SearchIndex[], limit = maxResults): QueryResults {
  const words = parseQuery(query, indexes);
  if (words.length === 0) return nothing;
  const candidates = allCandidates(words, indexes);
  const scores = indexes.map((index, i) =>
    words.map((word, w) => scoreWord(candidates[i]?.[w] ?? [], index, isIdentifier(word))),
  );
  const pageCount = indexes.reduce((sum, {pages}) => sum + pages.length, 0);
  const weights = weighWords(words, scores, indexes, pageCount);
  const isMarked = wordsToMark(words, scores, indexes, pageCount);
  const matches = indexes.map((index, i): IndexMatches => {
    const wordScores = scores[i] ?? [];
    const scored = [...pagesWithAny(wordScores, index)].map((page) => scorePage(page, index, wordScores, weights));
    return {index, candidates: candidates[i] ?? [], scored};
  });
  const ranked = matches.map((each) => rankPages(each, words, weights));
  const isAnswered = ranked.every(({none}) => none < ranking.unanswered);
  const {accepted, isClosest} = cutOff(
    ranked.map(({pages}) => pages),
    isAnswered ? ranking.minStrength * weights.reduce((sum, weight) => sum + weight, 0) : Infinity,
  );
  // More than have a row, for those that come after others.
  const best = accepted
    .flatMap((pages, i) => pages.slice(0, limit * 2).map((page) => ({page, i})))
    .sort((a, b) => b.page.score - a.page.score || (routeOf(a.page) < routeOf(b.page) ? -1 : 1));
  const results = spreadGroups(best, limit)
    .slice(0, isClosest ? maxClosest : limit)
    .map(({page, i}) => toResult(page, words, candidates[i]?.filter((_, w) => isMarked[w]) ?? []));
  const total = isClosest ? 0 : accepted.reduce((sum, pages) => sum + pages.length, 0);
  return {results, isClosest, total, ...checkSpelling(words, candidates, indexes)};
}

/** @returns the candidates by index and query word; the first words that no index has get those with typos */
function allCandidates(words: readonly QueryWord[], indexes: readonly SearchIndex[]): Candidate[][][] {
  const candidates = indexes.map((index) => words.map((word) => findCandidates(word, index)));
  words
    .map((word, w) => ({word, w}))
    .filter(({w}) => candidates.every((byWord) => !byWord[w]?.length))
    .slice(0, maxUnknownWords)
    .forEach(({word, w}) =>
      candidates.forEach((byWord, i) => {
        byWord[w] = findTypoCandidates(word, indexes[i]!); // There is a list for each index.
      }),
    );
  return candidates;
}

/** @returns the words that are found nowhere, and the query with the likeliest words in place of misspelt ones */
function checkSpelling(
  words: readonly QueryWord[],
  candidates: readonly Candidate[][][],
  indexes: readonly SearchIndex[],
): Pick<QueryResults, 'missing' | 'spelling'> {
  const meant = words.map((word, w): {text: string; state: 'known' | 'misspelt' | 'missing'} => {
    const text = word.spellings[0]?.text ?? '';
    const found = candidates.flatMap((byWord) => byWord[w] ?? []);
    if (found.length === 0) return {text, state: 'missing'};
    if (found.some(({kind}) => kind !== 'typo') || word.spellings.some((each) => inQuestions(each, indexes)))
      return {text, state: 'known'};
    const best = found.reduce((a, b) => (b.quality > a.quality ? b : a));
    return {text: best.folded, state: 'misspelt'};
  });
  return {
    missing: meant.flatMap(({text, state}) => (state === 'missing' ? [text] : [])),
    spelling: meant.some(({state}) => state === 'misspelt') ? meant.map(({text}) => text).join(' ') : undefined,
  };
}

/** @returns the weight of each query word: its rarity, and less of it for stop words beside content words */
function weighWords(
  words: readonly QueryWord[],
  scores: readonly WordScores[][],
  indexes: readonly SearchIndex[],
  pageCount: number,
): number[] {
  const areStopWords = words.map((word) => isStopWord(word, indexes));
  const hasContentWords = areStopWords.includes(false);
  return words.map((_, w) => {
    const found = countPages(scores.map((byWord) => byWord[w]?.agreement));
    const rarity = ranking.minRarity + Math.log(1 + (pageCount - found + 0.5) / (found + 0.5));
    return hasContentWords && areStopWords[w] ? rarity * ranking.stopWord : rarity;
  });
}

/**
 * @returns how many pages have a word. Those that only have other marks, or a longer word, do not count as long as some
 *   page has the word itself.
 */
function countPages(byIndex: readonly (ReadonlyMap<number, number> | undefined)[]): number {
  const agreements = byIndex.flatMap((byPage) => [...(byPage?.values() ?? [])]);
  const best = agreements.reduce((most, each) => Math.max(most, each), 0);
  return agreements.filter((agreement) => agreement >= best * ranking.agreement).length;
}

/** @returns for each query word whether it is marked: not a stop word, nor one that nearly every page has, beside others */
function wordsToMark(
  words: readonly QueryWord[],
  scores: readonly WordScores[][],
  indexes: readonly SearchIndex[],
  pageCount: number,
): boolean[] {
  const areMarked = words.map((word, w) => {
    const found = countPages(scores.map((byWord) => byWord[w]?.agreement));
    const isGuess =
      scores.every((byWord) => (byWord[w]?.certainty ?? 1) < 1) &&
      word.spellings.some((each) => inQuestions(each, indexes));
    return !isGuess && !isStopWord(word, indexes) && found < pageCount * maxMarkedShare;
  });
  return areMarked.includes(true) ? areMarked : words.map(() => true);
}

/**
 * Drops pages with too few of the words. If that leaves none, or none that is much like the query, the best are accepted as
 * the closest matches.
 *
 * @param least score that the best page must have to answer the query
 */
function cutOff(ranked: readonly ScoredPage[][], least: number): {accepted: ScoredPage[][]; isClosest: boolean} {
  const all = ranked.flat();
  const leastShare = all.some(({share}) => share > 0.99) ? ranking.minShareWithFull : ranking.minShare;
  const accepted = ranked.map((pages) => pages.filter(({share}) => share >= leastShare));
  if (all.length === 0 || accepted.flat().some(({score}) => score >= least)) return {accepted, isClosest: false};
  return {accepted: ranked.map((pages) => pages.slice(0, maxClosest)), isClosest: true};
}

const routeOf = ({index, section}: ScoredPage): string => index.documents[section]?.sectionRoute ?? '';

/**
 * Where only some of the pages have a row, one group does not take them all: its further pages come after the others.
 *
 * @param found best first
 */
function spreadGroups<Found extends {page: ScoredPage}>(found: readonly Found[], limit: number): readonly Found[] {
  if (found.length <= limit) return found;
  const counts = new Map<string, number>();
  const [kept, moved]: [Found[], Found[]] = [[], []];
  for (const each of found) {
    const {index, section, page} = each.page;
    const categories = index.documents[section]?.sidebarParentCategories ?? [];
    const group = [index.pages[page]?.area, ...categories].join('\n');
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    (categories.length === 0 || count <= maxOfGroup ? kept : moved).push(each);
  }
  return [...kept, ...moved];
}

function toResult(
  {index, section, score, page, sections}: ScoredPage,
  words: readonly QueryWord[],
  candidates: readonly Candidate[][],
): SearchResult {
  const {first} = index.pages[page] ?? {first: section};
  const isNamed = (id: number): boolean =>
    index.headingOf(id).words.some(({folded}) => candidates.flat().some((candidate) => candidate.folded === folded));
  const complete = sections
    .filter(({id, words: found}) => id !== first && id !== section && found === words.length && isNamed(id))
    .sort((a, b) => b.score - a.score);
  return {
    document: index.documents[section]!, // Ids of sections are positions in the list.
    score,
    terms: termsOn(index, page, candidates.flat()),
    index,
    sections: complete.flatMap(({id}) => index.documents[id] ?? []),
  };
}

/** @returns the position of the first posting in a document, or in a later one */
function firstFrom(postings: readonly Posting[], document: number): number {
  return lowerBound(postings.length, (position) => (postings[position]?.document ?? document) < document);
}

/** @returns the spellings of the query's words that the page has */
function termsOn(index: SearchIndex, page: number, candidates: readonly Candidate[]): string[] {
  const terms = new Set<string>();
  const {first, end} = index.pages[page] ?? {first: 0, end: 0};
  for (const candidate of candidates) {
    const {forms, folded, postings} = index.wordList.entry(candidate.id);
    const here = postings.slice(firstFrom(postings, first), firstFrom(postings, end));
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
