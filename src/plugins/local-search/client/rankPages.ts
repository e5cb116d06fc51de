import {hasMarks} from '../shared/foldText';
import {ranking} from '../shared/limits';
import type {Word} from '../shared/tokenize';
import type {Candidate} from './findCandidates';
import type {Name, OpenIndex, OpenPage} from './openIndex';
import {isIdentifier, isQuiet, type QueryWord} from './parseQuery';
import type {ScoredPage} from './scorePages';
import {countFound, isEqual, longestRun, type SequenceElement} from './sideBySide';

/** A query prepared for one index. */
export interface IndexedQuery {
  index: OpenIndex;
  candidates: Candidate[][];
  scored: ScoredPage[];
}

/** The words of a query side by side. */
interface Asked {
  all: readonly SequenceElement[];
  /** Those that do not only ask or join. */
  loud: readonly SequenceElement[];
}

/** Adds to the scores what names, side-by-side words and priors say; @returns the pages, best first. */
export function rankPages(
  {index, candidates, scored}: IndexedQuery,
  words: readonly QueryWord[],
  weights: readonly number[],
): ScoredPage[] {
  const asked = toAsked(words, candidates, index);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const ofPhrase = similarPhrases(asked, index);
  for (const page of scored) {
    const entry = index.pages[page.page];
    if (!entry) continue;
    const named = ranking.titleSimilarity * weight * nameSimilarity(asked, entry, ofPhrase);
    page.score = (page.score + named) * priorOf(entry, asked.all);
  }
  scored.sort(byScore);
  // A single word stands side by side with nothing; written with marks, it still says which spelling is meant.
  const hasRuns = asked.all.length > 1 || asked.all.some(({forms}) => forms.size > 0);
  for (const page of scored.slice(0, ranking.phraseCandidates)) {
    const run = hasRuns ? longestRun(asked.all, index.sequenceOf(page.section)) / asked.all.length : 0;
    page.score += weight * (ranking.phrase * run ** 2 + ranking.headingSimilarity * headingSimilarity(asked, page));
  }
  return scored.sort(byScore);
}

function byScore(a: ScoredPage, b: ScoredPage): number {
  return b.score - a.score || a.page - b.page;
}

/** To a page that is asked for by its very name, its kind and area matter less. */
function priorOf({prior, title, slug, area}: OpenPage, query: readonly SequenceElement[]): number {
  if (query.some(({accepts}) => accepts.has(area))) return ranking.namedArea;
  return isEqual(query, title.words) || isEqual(query, slug.words) ? Math.sqrt(prior) : prior;
}

function toAsked(words: readonly QueryWord[], candidates: readonly Candidate[][], index: OpenIndex): Asked {
  const elements = words.map((word, place) => elementsOf(word, candidates[place] ?? [], index));
  const loud = elements.filter((_, place) => !isQuiet(words[place]!, [index]));
  return {all: elements.flat(), loud: loud.flat()};
}

function elementsOf(word: QueryWord, found: readonly Candidate[], index: OpenIndex): SequenceElement[] {
  const {spellings, isLast} = word;
  const [only] = word.sequence;
  const sequence = isIdentifier(word) ? word.sequence : (index.compounds.get(only ?? '') ?? word.sequence);
  const isPlain = sequence.length === 1;
  // Marks of a misspelt word are those of no word.
  const hasForms = isPlain && !found.some(({kind}) => kind === 'typo');
  const forms = new Set(hasForms ? spellings.filter(hasMarks).map(({exact}) => exact) : []);
  const meant = found.filter(({kind}) => isPlain && kind !== 'prefix').map(({folded}) => folded);
  return sequence.map((folded, part): SequenceElement => {
    const accepts = new Set([folded, ...meant]);
    return isLast && part === sequence.length - 1 ? {accepts, forms, prefix: folded} : {accepts, forms};
  });
}

/** @returns how much of the query is in the best of the page's names. */
function nameSimilarity(
  asked: Asked,
  {title, otherTitle, aliases, slug}: OpenPage,
  ofPhrase: ReadonlyMap<number, number>,
): number {
  const isWholeSlug = asked.all.length > 1 && isEqual(asked.all, slug.words);
  return Math.max(
    similarity(asked, title),
    similarity(asked, otherTitle) * ranking.otherLanguageTitle,
    similarity(asked, slug) * (isWholeSlug ? ranking.equalSlug : ranking.slug),
    ...aliases.map(
      ({phrase, share}) =>
        (ofPhrase.get(phrase) ?? 0) * (ranking.aliasFloor + (ranking.aliasWhole - ranking.aliasFloor) * share),
    ),
  );
}

/** @returns how much of the query is in the best of the page's headings. */
function headingSimilarity(asked: Asked, {index, page, sections}: ScoredPage): number {
  const {first = 0, prior = 1} = index.pages[page] ?? {};
  const headings = sections.filter(({id}) => id !== first).map(({id}) => similarity(asked, index.headingOf(id)));
  return prior * Math.max(0, ...headings);
}

/** @returns how much of the query is in each phrase of the glossary that has any word of it. */
function similarPhrases(asked: Asked, {phrases, phrasesWith}: OpenIndex): Map<number, number> {
  const found = new Map<number, number>();
  const compare = (places: readonly number[] = []): void => {
    for (const place of places) {
      const phrase = phrases[place];
      if (phrase && !found.has(place)) found.set(place, similarity(asked, phrase));
    }
  };
  for (const {accepts, prefix} of asked.all) {
    for (const folded of accepts) compare(phrasesWith.get(folded));
    if (prefix === undefined) continue;
    for (const [folded, places] of phrasesWith) if (folded.startsWith(prefix)) compare(places);
  }
  return found;
}

/** @returns how much of the query is in the name, with and without the words that only ask or join. */
function similarity({all, loud}: Asked, name: Name): number {
  return Math.max(partOf(all, name.words), ranking.loud * partOf(loud, name.loud));
}

/** Words side by side count in full, scattered ones less. */
function partOf(query: readonly SequenceElement[], name: readonly Word[]): number {
  if (query.length === 0 || name.length === 0) return 0;
  if (isEqual(query, name)) return ranking.equalTitle;
  const ofCount = (count: number): number => (count / query.length) ** 2 * (0.5 + (0.5 * count) / name.length);
  const run = longestRun(query, name);
  // Most names have no word of the query, and need no second look.
  if (run === 0 || run === name.length) return ofCount(run);
  const scattered = Math.min(countFound(query, name), name.length);
  return Math.max(ofCount(run), ranking.scattered * ofCount(scattered));
}
