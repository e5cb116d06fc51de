import {hasMarks} from '../shared/foldText';
import {ranking} from '../shared/limits';
import {isNumber, toWord, type Word} from '../shared/tokenize';
import type {Candidate} from './findCandidates';
import {namedAreas} from './namedAreas';
import type {PageClassifier} from './pageClassifier';
import {isIdentifier, isStopWord, type QueryWord} from './parseQuery';
import {countFound, isEqual, longestRun, type PhraseTerm} from './phraseMatch';
import type {ScoredPage} from './scorePages';
import {foldedWords, type IndexPage, type Name, type SearchIndex} from './searchIndex';

export interface IndexMatches {
  index: SearchIndex;
  /** By query word. */
  candidates: Candidate[][];
  scored: ScoredPage[];
}

/** The query as a phrase, with and without its stop words. */
interface Phrase {
  all: readonly PhraseTerm[];
  contentWords: readonly PhraseTerm[];
}

/**
 * Adds to the scores of the words how similar the query is to the page's names, runs of words in the text, and priors.
 *
 * @param weights idf of each query word
 * @returns the pages, best first, and how likely none answers the query
 */
export function rankPages(
  {index, candidates, scored}: IndexMatches,
  words: readonly QueryWord[],
  weights: readonly number[],
): {pages: ScoredPage[]; none: number} {
  const query = toPhrase(words, candidates, index);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const aliasScores = scoreAliases(query, index);
  const {classifier} = index;
  const read = readWords(words, candidates, classifier);
  const {pages: likelihoods, none} = classifier.classify(read);
  const areas = namedAreas(words, candidates, index);
  const areaLikelihoods = sumByArea(index.pages, likelihoods);
  const asTopic = foldedWords(read);
  const known = read.reduce((sum, word, w) => (classifier.knows(word) ? sum + (weights[w] ?? 0) : sum), 0);
  // What the rest of the query would ask for says little where most of it is unknown.
  const ranked = known < weight * ranking.minShare ? [...scored] : withLikely(scored, likelihoods, index);
  for (const page of ranked) {
    const entry = index.pages[page.page];
    if (!entry) continue;
    const named = ranking.titleSimilarity * weight * nameSimilarity(query, entry, aliasScores);
    const intent = ranking.intent * weight * (likelihoods[page.page] ?? 0) ** ranking.intentPower;
    const topic = entry.topics.has(asTopic) ? ranking.topic : 1;
    const area = 1 + ranking.likelyArea * (areaLikelihoods.get(entry.area) ?? 0);
    page.score = topic * area * (page.score + named + intent) * priorOf(entry, query.all, areas);
  }
  ranked.sort(byScore);
  // A run needs two words, but a single word typed with marks ranks texts with that spelling higher.
  const hasRuns = query.all.length > 1 || query.all.some(({forms}) => forms.size > 0);
  for (const page of ranked.slice(0, ranking.maxPhraseCandidates)) {
    const run = hasRuns ? longestRun(query.all, index.sequenceOf(page.section)) / query.all.length : 0;
    page.score += weight * (ranking.phrase * run ** 2 + ranking.headingSimilarity * headingSimilarity(query, page));
  }
  const shares = new Map(scored.map(({page, share}) => [page, share]));
  for (const page of ranked) {
    // Found for what is asked rather than for its words: no section of it is known to be the answer.
    if ((shares.get(page.page) ?? 0) < ranking.minShareWithFull)
      page.section = index.pages[page.page]?.first ?? page.section;
  }
  return {pages: ranked.sort(byScore), none};
}

/** @returns the pages with any word of the query, and those that it likely asks for in other words: these answer it, too */
function withLikely(scored: readonly ScoredPage[], likelihoods: Float32Array, index: SearchIndex): ScoredPage[] {
  const rest = new Map(scored.map((each) => [each.page, each]));
  likelihoods.forEach((likelihood, page) => {
    if (likelihood < ranking.likely) return;
    const {first: section = 0} = index.pages[page] ?? {};
    const each = rest.get(page) ?? {index, page, section, score: 0, share: 0, sections: []};
    rest.set(page, {...each, share: Math.max(each.share, ranking.minShare)});
  });
  return [...rest.values()];
}

function sumByArea(pages: readonly IndexPage[], likelihoods: Float32Array): Map<string, number> {
  const sums = new Map<string, number>();
  pages.forEach(({area}, page) => sums.set(area, (sums.get(area) ?? 0) + (likelihoods[page] ?? 0)));
  return sums;
}

function byScore(a: ScoredPage, b: ScoredPage): number {
  return b.score - a.score || a.page - b.page;
}

/** @returns the words of a query; each that no question has as the likest word that some has */
function readWords(
  words: readonly QueryWord[],
  candidates: readonly Candidate[][],
  classifier: PageClassifier,
): readonly Word[] {
  return words.map(({spellings: [typed]}, position) => {
    if (!typed) return toWord('');
    if (classifier.knows(typed)) return typed;
    const known = candidates[position]?.map(({folded}) => toWord(folded)).find((word) => classifier.knows(word));
    return known ?? typed;
  });
}

/** @returns the factor of kind and area; the kind matters less for a page whose exact name is the query */
function priorOf(
  {prior, areaPrior, title, slug, area}: IndexPage,
  query: readonly PhraseTerm[],
  areas: ReadonlySet<string>,
): number {
  if (areas.has(area)) return prior * ranking.namedArea;
  const isNamed = isEqual(query, title.words) || isEqual(query, slug.words);
  if (isNamed) return areaPrior * Math.sqrt(prior);
  return areaPrior * prior * (areas.size > 0 ? ranking.otherArea : 1);
}

function toPhrase(words: readonly QueryWord[], candidates: readonly Candidate[][], index: SearchIndex): Phrase {
  const terms = words.map((word, position) => ({word, terms: termsOf(word, candidates[position] ?? [], index)}));
  return {
    all: terms.flatMap((each) => each.terms),
    contentWords: terms.filter(({word}) => !isStopWord(word, [index])).flatMap((each) => each.terms),
  };
}

function termsOf(word: QueryWord, found: readonly Candidate[], index: SearchIndex): PhraseTerm[] {
  const {spellings, isLast} = word;
  const [only] = word.sequence;
  const sequence = isIdentifier(word) ? word.sequence : (index.compounds.get(only ?? '') ?? word.sequence);
  const isPlain = sequence.length === 1;
  // The marks of a misspelt word cannot be compared with those of the word that is meant.
  const hasForms = isPlain && !found.some(({kind}) => kind === 'typo');
  const forms = new Set(hasForms ? spellings.filter(hasMarks).map(({exact}) => exact) : []);
  const meant = found.filter(({kind}) => isPlain && kind !== 'prefix').map(({folded}) => folded);
  return sequence.map((folded, part): PhraseTerm => {
    const accepts = new Set([folded, ...meant]);
    return isLast && part === sequence.length - 1 && !isNumber(folded)
      ? {accepts, forms, prefix: folded}
      : {accepts, forms};
  });
}

/** @returns how similar the query is to the best of the page's names */
function nameSimilarity(
  query: Phrase,
  {title, otherTitle, aliases, phrases, slug}: IndexPage,
  aliasScores: ReadonlyMap<number, number>,
): number {
  return Math.max(
    similarity(query, title),
    similarity(query, otherTitle) * ranking.otherLanguageTitle,
    similarity(query, slug) * ranking.slug,
    ...phrases.map((phrase) => (aliasScores.get(phrase) ?? 0) * ranking.phraseOfPage),
    ...aliases.map(
      ({phrase, share}) =>
        (aliasScores.get(phrase) ?? 0) * (ranking.minAlias + (ranking.maxAlias - ranking.minAlias) * share),
    ),
  );
}

/** @returns how similar the query is to the best of the page's headings, times the page's prior */
function headingSimilarity(query: Phrase, {index, page, sections}: ScoredPage): number {
  const {first = 0, prior = 1} = index.pages[page] ?? {};
  const headings = sections.filter(({id}) => id !== first).map(({id}) => similarity(query, index.headingOf(id)));
  return prior * Math.max(0, ...headings);
}

/** @returns how similar the query is to each synonym that shares a word with it, by the synonym's position */
function scoreAliases(query: Phrase, {phrases, phrasesWith}: SearchIndex): Map<number, number> {
  const scores = new Map<number, number>();
  const compare = (positions: readonly number[] = []): void => {
    for (const position of positions) {
      const phrase = phrases[position];
      if (phrase && !scores.has(position)) scores.set(position, similarity(query, phrase));
    }
  };
  for (const {accepts, prefix} of query.all) {
    for (const folded of accepts) compare(phrasesWith.get(folded));
    if (prefix === undefined) continue;
    for (const [folded, positions] of phrasesWith) if (folded.startsWith(prefix)) compare(positions);
  }
  return scores;
}

/** @returns how similar the query is to the name, with stop words or without, whichever is more */
function similarity({all, contentWords}: Phrase, name: Name): number {
  return Math.max(overlap(all, name.words), ranking.withoutStopWords * overlap(contentWords, name.contentWords));
}

/** @returns how much of the query is in the name; words in a run count fully, scattered ones less */
function overlap(query: readonly PhraseTerm[], name: readonly Word[]): number {
  if (query.length === 0 || name.length === 0) return 0;
  if (isEqual(query, name)) return ranking.equalTitle;
  const ofCount = (count: number): number => (count / query.length) ** 2 * (0.5 + (0.5 * count) / name.length);
  const run = longestRun(query, name);
  // Most names share no word with the query; this skips the slower comparison for them.
  if (run === 0 || run === name.length) return ofCount(run);
  const scattered = Math.min(countFound(query, name), name.length);
  return Math.max(ofCount(run), ranking.scattered * ofCount(scattered));
}
