import {maxClosest, maxMarkedShare, maxResults, maxUnknownWords, ranking} from '../shared/limits';
import {hasMarks} from '../shared/foldText';
import type {SearchDocument} from '../shared/searchTypes';
import {askedRequests} from './askedRequests';
import {chooseSection, isCalled, otherSections} from './chooseSection';
import {findCandidates, findTypoCandidates, formQuality, type Candidate} from './findCandidates';
import {toTerm} from './marks';
import {isKnown, isStopWord, parseQuery, type QueryWord, type Spelling} from './parseQuery';
import {rankPages, type IndexQuery, type RankedPage} from './rankPages';
import {scoreWord, type WordScores} from './scorePages';
import type {SearchIndex} from './searchIndex';
import {findCorrection, type Correction} from './spelling';

/** A page that answers a query, represented by the section that fits best. */
export interface SearchResult {
  document: SearchDocument;
  score: number;
  /** Words to mark in the result and on its page; see `toTerm`. */
  terms: string[];
  index: SearchIndex;
  /** Words of the query. */
  query: readonly Spelling[];
  /** The query as it was typed, or as it was corrected. */
  typed: string;
  /** Whether the section has the query as the name of a field. */
  isField: boolean;
  /** Other sections of the page with all words of the query, one of them in the heading; best first. */
  sections: SearchDocument[];
}

export interface QueryResults {
  /** Best first. */
  results: SearchResult[];
  /** Whether no page answers the query, and the results are only the closest. */
  isClosest: boolean;
  /** Pages that answer, before the limit; 0 if the results are only the closest. */
  total: number;
  /** Words of the query that were not found, nor a word like them, as typed. */
  missing: string[];
  /** What was searched for instead, or may be meant; undefined if all words were found. */
  correction: Correction | undefined;
}

/** One word of one or two characters, or without small letters: pages that have it as it is come before all others. */
const shortName = /^(?:[^\p{Ll}\s]+|\S{1,2})$/u;

const nothing: QueryResults = {results: [], isClosest: false, total: 0, missing: [], correction: undefined};

/**
 * Queries several indexes at once. Words are weighted by how rare they are in all of them together. A clear slip is
 * corrected, unless the query is to be taken as it is.
 *
 * @param query as typed; what exceeds `maxQueryLength` characters or `maxQueryWords` words is ignored
 * @param limit results of each index, and of the merged list
 */
export function runQuery(
  query: string,
  indexes: readonly SearchIndex[],
  {limit = maxResults, isVerbatim = false}: {limit?: number; isVerbatim?: boolean} = {},
): QueryResults {
  const words = parseQuery(query, indexes);
  if (words.length === 0) return nothing;
  const candidates = allCandidates(words, indexes);
  const scores = indexes.map((index, i) => words.map((_, w) => scoreWord(candidates[i]?.[w] ?? [], index)));
  const {weights, marks} = weighWords(words, scores, indexes);
  const queries = indexes.map((index, i): IndexQuery => {
    return {index, words, candidates: candidates[i] ?? [], scores: scores[i] ?? [], weights};
  });
  const ranked = queries.map(rankPages);
  const isAnswered = ranked.every(({none}) => none < ranking.unanswered);
  const isOneWord = !/\s/.test(query.trim());
  const {accepted, isClosest} = cutOff(
    ranked.map(({pages}) => pages),
    isAnswered ? ranking.minStrength * weights.reduce((sum, weight) => sum + weight, 0) : Infinity,
    isOneWord,
  );
  const isShortName = shortName.test(query.trim());
  const isField = ({index, section}: RankedPage): boolean =>
    !isShortName && scores[indexes.indexOf(index)]!.every(({codes}) => codes.has(section));
  const tierOf = (page: RankedPage): number => (isField(page) || (isShortName && page.isExact) ? 1 : 0);
  const sorted = withoutOtherTones(accepted.flat(), words).sort(
    (a, b) => tierOf(b) - tierOf(a) || b.score - a.score || (routeOf(a) < routeOf(b) ? -1 : 1),
  );
  const asked = askedRequests(
    query,
    ranked.flatMap(({pages}) => pages),
  );
  const best = [...asked, ...(isOneWord ? sorted : withoutPieces(sorted)).filter((page) => !asked.includes(page))];
  const correction = isVerbatim ? undefined : findCorrection(words, candidates, best[0]);
  if (correction?.isClear) return {...runQuery(correction.query, indexes, {limit, isVerbatim: true}), correction};
  const results = best.slice(0, isClosest ? maxClosest : limit).map((page) => ({
    ...toResult(page, queries[indexes.indexOf(page.index)]!, marks),
    typed: query,
    isField: isField(page),
  }));
  const missing = words.flatMap(({spellings: [typed]}, w) =>
    typed && candidates.every((byWord) => !byWord[w]?.length) && !isKnown(typed, indexes) ? [typed.text] : [],
  );
  return {results, isClosest, total: isClosest ? 0 : best.length, missing, correction};
}

/** Where a word of the query is marked. */
type Mark = 'always' | 'in phrases' | 'never';

/** @returns the candidates by index and query word; the first words that no index has get those with typos */
function allCandidates(words: readonly QueryWord[], indexes: readonly SearchIndex[]): Candidate[][][] {
  const found = indexes.map((index) => words.map((word) => findCandidates(word, index)));
  const unknown = words.filter((word, w) => {
    const isNowhere = found.every((byWord) => !byWord[w]?.length);
    return isNowhere && !isStopWord(word, indexes) && !word.spellings.some((each) => isKnown(each, indexes));
  });
  const misspelt = new Set(unknown.slice(0, maxUnknownWords));
  return found.map((byWord, i) =>
    byWord.map((known, w) => (misspelt.has(words[w]!) ? findTypoCandidates(words[w]!, indexes[i]!) : known)),
  );
}

/**
 * @returns for each query word its weight, which is its rarity, and less of it for stop words beside content words; and
 *   whether it is marked: beside others, a single letter and one that nearly every page has in phrases alone, and a stop word
 *   never
 */
function weighWords(
  words: readonly QueryWord[],
  scores: readonly WordScores[][],
  indexes: readonly SearchIndex[],
): {weights: number[]; marks: Mark[]} {
  const pageCount = indexes.reduce((sum, {pages}) => sum + pages.length, 0);
  const counts = words.map((_, w) => scores.reduce((sum, byWord) => sum + (byWord[w]?.found.size ?? 0), 0));
  const areStopWords = words.map((word) => isStopWord(word, indexes));
  const hasContentWords = areStopWords.includes(false);
  const marks = counts.map((count, w): Mark => {
    if (areStopWords[w]) return 'never';
    const isLetter = words[w]?.spellings[0]?.text.length === 1;
    return !isLetter && count < pageCount * maxMarkedShare ? 'always' : 'in phrases';
  });
  return {
    weights: counts.map((count, w) => {
      const rarity = Math.log(1 + (pageCount - count + 0.5) / (count + 0.5));
      return hasContentWords && areStopWords[w] ? rarity * ranking.stopWord : rarity;
    }),
    marks: marks.includes('always') ? marks : words.map(() => 'always'),
  };
}

/**
 * Drops pages with too few of the words, but none that has the one word of a query as it was typed. If that leaves none, or none that is much like the query or has all its words, the
 * best are accepted as the closest matches.
 *
 * @param least score that the best page must have to answer the query
 */
function cutOff(
  ranked: readonly RankedPage[][],
  least: number,
  isOneWord: boolean,
): {accepted: RankedPage[][]; isClosest: boolean} {
  const all = ranked.flat();
  const leastScore = ranking.minShareOfBest * Math.max(...all.map(({score}) => score));
  const accepted = ranked.map((pages) =>
    pages.filter(
      ({share, likelihood, score, isExact}) =>
        (isExact && isOneWord) || (score >= leastScore && (share >= ranking.minShare || likelihood >= ranking.likely)),
    ),
  );
  if (
    all.length === 0 ||
    accepted.flat().some((page) => page.score >= least || (least < Infinity && page.share > 0.99))
  )
    return {accepted, isClosest: false};
  return {accepted: ranked.map((pages) => pages.slice(0, maxClosest)), isClosest: true};
}

const typedWords = (words: readonly QueryWord[]): Spelling[] => words.flatMap(({spellings: [typed]}) => typed ?? []);

/** @returns the pages without those that are only called by words in other tones than the query's, unless there are no others */
function withoutOtherTones(pages: RankedPage[], words: readonly QueryWord[]): RankedPage[] {
  const kept = pages.filter((page) => page.share > 0 || isCalled(page, typedWords(words)));
  return kept.length > 0 ? kept : pages;
}

/** @returns the pages, best first, without those that have mere pieces of the query where the best is a good answer */
function withoutPieces(pages: RankedPage[]): RankedPage[] {
  const [best] = pages;
  const isMeant = (best?.likelihood ?? 0) >= ranking.meant;
  if (!isMeant && !best?.isWhole) return pages;
  return pages.filter((page) => {
    const isLikely = page.likelihood >= (isMeant ? ranking.likely : ranking.piece);
    return page === best || isLikely || (isMeant ? page.isWhole : page.sectionShare >= ranking.piece);
  });
}

const routeOf = ({index, section}: RankedPage): string => index.documents[section]?.sectionRoute ?? '';

function toResult(
  page: RankedPage,
  query: IndexQuery,
  marks: readonly Mark[],
): Omit<SearchResult, 'typed' | 'isField'> {
  const {index, score} = page;
  const section = chooseSection(page, query);
  const candidates = query.candidates.map((each, w) => (marks[w] === 'never' ? [] : withoutLonger(each)));
  return {
    document: index.documents[section]!, // Ids of sections are positions in the list.
    score,
    terms: termsOn(index, page.page, candidates, marks),
    index,
    query: typedWords(query.words),
    sections: otherSections(page, section, query).flatMap((id) => index.documents[id] ?? []),
  };
}

/** A word that is whole is not marked in longer ones, nor is a single letter. */
function withoutLonger(candidates: readonly Candidate[]): readonly Candidate[] {
  const isWhole = candidates.some(({kind}) => kind === 'same');
  return candidates.filter(({kind, spelling}) => kind !== 'prefix' || (!isWhole && spelling.text.length > 1));
}

/** Quality of a written form from which it is the word that was typed. */
const minMarked = 0.7;

/** @returns for each word of the query that the page has, in their order, the spellings there */
function termsOn(
  index: SearchIndex,
  page: number,
  byWord: readonly (readonly Candidate[])[],
  marks: readonly Mark[],
): string[] {
  const known = new Set<string>();
  const {first, end} = index.pages[page] ?? {first: 0, end: 0};
  const spellingOf = (candidate: Candidate): string[] => {
    const {forms, folded} = index.wordList.entry(candidate.id);
    const {spelling, kind} = candidate;
    const onPage = forms.filter(({postings}) => postings.some(({document}) => document >= first && document < end));
    const best = Math.max(0, ...onPage.map(({form}) => formQuality(candidate, form, folded)));
    if (onPage.length === 0 || (best < minMarked && kind !== 'typo')) return [];
    const isTyped = kind === 'same' && (best === 1 || !hasMarks(spelling));
    return [isTyped ? spelling.text : folded];
  };
  return byWord.flatMap((candidates, w) => {
    const spellings = candidates.flatMap(spellingOf).filter((each) => !known.has(each) && known.add(each));
    return spellings.length > 0 ? toTerm(spellings, marks[w] === 'in phrases') : [];
  });
}
