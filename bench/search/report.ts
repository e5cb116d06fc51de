import {byKind, intervalOf, measure, measureAbstention, type Outcome} from '../../tests/search/evaluate';
import {allowedBytes} from '../../tests/search/thresholds';
import type {OpeningFile} from '../../tests/search/openingBytes';
import {kilobytes, machine, table, whole} from '../report';
import {phraseCounts, type LeftOutOutcomes} from './measureLeftOut';
import type {TypingTimes} from './measureTyping';

/** What one search did with the labelled queries. */
export interface Contestant {
  name: string;
  development: readonly Outcome[];
  validation: readonly Outcome[];
  /** Mean bytes of an index. */
  indexBytes: number;
  /** Mean time of an answer, in milliseconds. */
  meanMs: number;
}

export interface IndexSize {
  file: string;
  /** After brotli. */
  bytes: number;
  pages: number;
}

export interface SearchReport {
  /** This site's first. */
  contestants: readonly Contestant[];
  /** The same queries of each set, while the page they mean is old and new. */
  leftOut: Record<'validation' | 'development', LeftOutOutcomes>;
  /** Tests whether a query is a phrase of a page. */
  isKnownPhrase: (query: Outcome['query']) => boolean;
  derived: readonly Outcome[];
  indexes: readonly IndexSize[];
  inWorker: TypingTimes;
  onPage: TypingTimes;
  /** What the search adds to the first load of a page. */
  firstLoad: number;
  /** What opening the box fetches. */
  opening: readonly OpeningFile[];
}

const share = (value: number) => value.toFixed(3);
const percent = (value: number) => `${Math.round(100 * value)} %`;
const withInterval = (value: number, count: number): string =>
  `${share(value)} (${intervalOf(value, count).map(share).join('–')})`;

function figures(outcomes: readonly Outcome[]): string[] {
  const {count, first, shown, reciprocal} = measure(outcomes);
  return [String(count), withInterval(first, count), withInterval(shown, count), share(reciprocal)];
}

function leftOutTable(leftOut: SearchReport['leftOut']): string {
  const first = (outcomes: readonly Outcome[]): string => withInterval(measure(outcomes).first, outcomes.length);
  return table(
    ['success@1 while the page is', 'queries', 'old', ...phraseCounts.map((count) => `new, with ${count} phrases`)],
    Object.entries(leftOut).map(([name, {old, asNew}]) => [name, String(old.length), ...[old, ...asNew].map(first)]),
  );
}

function kindTable(outcomes: readonly Outcome[]): string {
  const kinds = [...byKind(outcomes)].filter(([, some]) => measure(some).count > 0);
  const rows = kinds.map(([kind, some]) => [kind, ...figures(some)]);
  return table(['kind', 'queries', 'success@1', 'success@8', 'MRR'], [...rows, ['all', ...figures(outcomes)]]);
}

/**
 * @returns the bytes of an index with so many times the pages of the largest one, if each further page takes what it
 *   takes from the smallest index of that language to the largest
 */
export function projectBytes(indexes: readonly IndexSize[], times: number): number {
  const bySize = [...indexes].sort((a, b) => a.pages - b.pages || a.bytes - b.bytes);
  const [smallest, largest] = [bySize[0], bySize.at(-1)];
  if (!smallest || !largest || smallest.pages === largest.pages) return (largest?.bytes ?? 0) * times;
  const perPage = (largest.bytes - smallest.bytes) / (largest.pages - smallest.pages);
  return largest.bytes + perPage * largest.pages * (times - 1);
}

const ms = (value: number) => `${whole(value)} ms`;
function typingTable(inWorker: TypingTimes, onPage: TypingTimes): string {
  const row = (name: string, {first, median, slow, busiest}: TypingTimes) => [
    name,
    ...[first, median, slow, busiest].map(ms),
  ];
  return table(
    ['the engine runs', 'first key', 'later keys, in the middle', 'slowest twentieth', 'page busy at most'],
    [row('in a worker', inWorker), row('on the page', onPage)],
  );
}

/** @returns the section about search of BENCHMARKS.md. */
export function reportSearch(report: SearchReport): string {
  const {contestants, leftOut, isKnownPhrase, derived, indexes, firstLoad, opening} = report;
  const ofDocs = indexes.filter(({file}) => /^\/vi\/.*-docs-/.test(file));

  const {validation: judged = [], development: tuned = []} = contestants[0] ?? {};
  const unknown = judged.filter(({query}) => !isKnownPhrase(query));
  const openingBytes = opening.reduce((sum, {bytes}) => sum + bytes, 0);
  const compared = contestants.flatMap(({name, development, validation, indexBytes, meanMs}) => [
    [`${name}, validation`, ...figures(validation), kilobytes(indexBytes), meanMs.toFixed(1)],
    [`${name}, development`, ...figures(development), '', ''],
  ]);
  return `## Search

Machine: ${machine}. Queries and what they count: \`tests/search/README.md\`.

${table(['search', 'queries', 'success@1', 'success@8', 'MRR', 'index, KB', 'mean answer, ms'], compared)}

Every search had the same pages of the same build: those of the reader's version and language, and those outside
docs. With phrases, each page also has what its front matter says that readers of its language type: this search learns from
them, and from short ones of the other language; the others read them as a paragraph below the title. Without, this search
still knows words for the same thing (\`vocabulary/concepts.yaml\`), as the others never do. easyops is
docusaurus-search-local with its own indexing on, in English and Vietnamese; Pagefind indexes the main part of each page,
and its bytes are all that may be loaded, of which a query needs a part.

This search was tuned on the development set, whose queries were seen; it learns nothing from the validation set, but its
parameters were chosen with it in sight, and ${judged.length - unknown.length} of its ${judged.length} queries stand among the phrases, word for word without
marks and case (the first row is right for ${share(measure(unknown).first)} of the rest). The others were not tuned at all.

In brackets: where the true share lies in 95 of 100 cases. Of the queries without an answer, ${percent(measureAbstention(judged))} of the validation
set and ${percent(measureAbstention(tuned))} of the development set show at most three rows.

### Left-out pages

A third of the pages at a time is new to the search: with title, text and some of its 14 phrases, picked at random, or none.
Only queries are asked all of whose right pages are among them. With ${phraseCounts[0]} phrases,
readers meet it mostly by its own words; each phrase that they use brings it nearer to the old ones.

${leftOutTable(leftOut)}

### By kind, validation

${kindTable(judged)}

### By kind, development

${kindTable(tuned)}

### Made from every page and operation

${kindTable(derived)}

### Index files, brotli

${table(
  ['file', 'pages', 'KB'],
  indexes.map(({file, bytes, pages}) => [`\`${file}\``, String(pages), kilobytes(bytes)]),
)}

The Vietnamese index of the current version would have ${kilobytes(projectBytes(ofDocs, 2))} KB with twice its pages and ${kilobytes(projectBytes(ofDocs, 4))} KB with four times
as many, if further pages are like those that it has and older versions have not. From about twice the pages on, the
hosted search should take over: \`guides/search.md\` says why and how.

### What a reader fetches, brotli

${table(
  ['when', 'KB', 'allowed, KB'],
  [
    ['with the first page', kilobytes(firstLoad), 'as the budget of a page'],
    [`when the box is opened, in ${opening.length} files`, kilobytes(openingBytes), kilobytes(allowedBytes.opening)],
  ],
)}

The first figure is the difference between a site of one page with this search and without. The second is what the
browser got on a page of this site, the worker included and the index not.

### Typing

From a key stroke until the rows that answer it are drawn, in Chromium, with the page on a processor slowed down four
times. The browser does not slow down workers, so what a slow phone with a worker takes lies between the two lines; only
old browsers have no worker of this kind. The first key waits for the index.

${typingTable(report.inWorker, report.onPage)}
`;
}
