import {hasMarks} from '../shared/foldText';
import {ranking} from '../shared/limits';
import type {Word} from '../shared/tokenize';
import type {Candidate} from './findCandidates';
import type {OpenIndex, OpenPage} from './openIndex';
import {isIdentifier, type QueryWord} from './parseQuery';
import type {ScoredPage} from './scorePages';
import {countFound, isEqual, longestRun, type SequenceElement} from './sideBySide';

/** A query prepared for one index. */
export interface IndexedQuery {
  index: OpenIndex;
  candidates: Candidate[][];
  scored: ScoredPage[];
}

/** Adds to the scores what names, side-by-side words and priors say; @returns the pages, best first. */
export function rankPages(
  {index, candidates, scored}: IndexedQuery,
  words: readonly QueryWord[],
  weights: readonly number[],
): ScoredPage[] {
  const sequence = toSequence(words, candidates, index);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const ofPhrase = index.phrases.map((phrase) => similarity(sequence, phrase));
  for (const page of scored) {
    const entry = index.pages[page.page];
    if (!entry) continue;
    const named = ranking.titleSimilarity * weight * nameSimilarity(sequence, entry, ofPhrase);
    page.score = (page.score + named) * priorOf(entry, sequence);
  }
  scored.sort(byScore);
  // A single word stands side by side with nothing; written with marks, it still says which spelling is meant.
  if (sequence.length > 1 || sequence.some(({forms}) => forms.size > 0)) {
    for (const page of scored.slice(0, ranking.phraseCandidates)) {
      const run = longestRun(sequence, index.sequenceOf(page.section)) / sequence.length;
      page.score += ranking.phrase * weight * run ** 2;
    }
  }
  return scored.sort(byScore);
}

function byScore(a: ScoredPage, b: ScoredPage): number {
  return b.score - a.score || a.page - b.page;
}

/** To a page that is asked for by its very name, its kind and area matter less. */
function priorOf({prior, title, slug}: OpenPage, query: readonly SequenceElement[]): number {
  return isEqual(query, title) || isEqual(query, slug) ? Math.sqrt(prior) : prior;
}

function toSequence(
  words: readonly QueryWord[],
  candidates: readonly Candidate[][],
  index: OpenIndex,
): SequenceElement[] {
  return words.flatMap((word, place) => {
    const {spellings, isLast} = word;
    const [only] = word.sequence;
    const sequence = isIdentifier(word) ? word.sequence : (index.compounds.get(only ?? '') ?? word.sequence);
    const isPlain = sequence.length === 1;
    const found = candidates[place] ?? [];
    // Marks of a misspelt word are those of no word.
    const hasForms = isPlain && !found.some(({kind}) => kind === 'typo');
    const forms = new Set(hasForms ? spellings.filter(hasMarks).map(({exact}) => exact) : []);
    const meant = found.filter(({kind}) => isPlain && kind !== 'prefix').map(({folded}) => folded);
    return sequence.map((folded, part): SequenceElement => {
      const accepts = new Set([folded, ...meant]);
      return isLast && part === sequence.length - 1 ? {accepts, forms, prefix: folded} : {accepts, forms};
    });
  });
}

/** @returns how much of the query is in the best of the page's names. */
function nameSimilarity(
  query: readonly SequenceElement[],
  {title, otherTitle, aliases, slug}: OpenPage,
  ofPhrase: readonly number[],
): number {
  const isWholeSlug = query.length > 1 && isEqual(query, slug);
  return Math.max(
    similarity(query, title),
    similarity(query, otherTitle) * ranking.otherLanguageTitle,
    similarity(query, slug) * (isWholeSlug ? ranking.equalSlug : ranking.slug),
    ...aliases.map(
      ({phrase, share}) =>
        (ofPhrase[phrase] ?? 0) * (ranking.aliasFloor + (ranking.aliasWhole - ranking.aliasFloor) * share),
    ),
  );
}

/** Words side by side count in full, scattered ones less. */
function similarity(query: readonly SequenceElement[], name: readonly Word[]): number {
  if (name.length === 0) return 0;
  if (isEqual(query, name)) return ranking.equalTitle;
  const ofCount = (count: number): number => (count / query.length) ** 2 * (0.5 + (0.5 * count) / name.length);
  const run = longestRun(query, name);
  // Most names have no word of the query, and need no second look.
  if (run === 0 || run === name.length) return ofCount(run);
  const scattered = Math.min(countFound(query, name), name.length);
  return Math.max(ofCount(run), ranking.scattered * ofCount(scattered));
}
