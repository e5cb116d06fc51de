import {byKind, intervalOf, measure, measureRestraint, type Outcome} from '../../tests/search/evaluate';
import {allowedBytes} from '../../tests/search/thresholds';
import type {OpeningFile} from '../../tests/search/openingBytes';
import {kilobytes, machine, table, whole} from '../report';
import type {TypingTimes} from './measureTyping';

/** What one search did with the labelled queries. */
export interface Contestant {
  name: string;
  development: readonly Outcome[];
  blind: readonly Outcome[];
  /** Mean bytes of an index. */
  indexBytes: number;
  /** Mean time of an answer, in milliseconds. */
  meanMs: number;
}

export interface SearchReport {
  contestants: readonly Contestant[];
  derived: readonly Outcome[];
  indexes: readonly {file: string; bytes: number}[];
  typing: TypingTimes;
  /** What the search adds to the first load of a page. */
  firstLoad: number;
  /** What opening the box fetches. */
  opening: readonly OpeningFile[];
}

const share = (value: number) => value.toFixed(3);
const percent = (value: number) => `${Math.round(100 * value)} %`;
function figures(outcomes: readonly Outcome[]): string[] {
  const {count, first, shown, reciprocal} = measure(outcomes);
  const withInterval = (value: number): string => `${share(value)} (${intervalOf(value, count).map(share).join('–')})`;
  return [String(count), withInterval(first), withInterval(shown), share(reciprocal)];
}

function kindTable(outcomes: readonly Outcome[]): string {
  const rows = [...byKind(outcomes)].map(([kind, some]) => [kind, ...figures(some)]);
  return table(['kind', 'queries', 'success@1', 'success@8', 'MRR'], [...rows, ['all', ...figures(outcomes)]]);
}

/** @returns the section about search of BENCHMARKS.md. */
export function reportSearch({contestants, derived, indexes, typing, firstLoad, opening}: SearchReport): string {
  const [own] = contestants;
  const openingBytes = opening.reduce((sum, {bytes}) => sum + bytes, 0);
  const compared = contestants.flatMap(({name, development, blind, indexBytes, meanMs}) => [
    [`${name}, blind`, ...figures(blind), kilobytes(indexBytes), meanMs.toFixed(1)],
    [`${name}, development`, ...figures(development), '', ''],
  ]);
  return `## Search

Machine: ${machine}. Queries and what they count: \`tests/search/README.md\`.

${table(['search', 'queries', 'success@1', 'success@8', 'MRR', 'index, KB', 'mean answer, ms'], compared)}

Every search had the same pages of the same build: those of the reader's version and language, and those outside
docs. easyops is docusaurus-search-local with its own indexing on, in English and Vietnamese; Pagefind indexes the
main part of each page, and its bytes are all that may be loaded, of which a query needs a part.

In brackets: where the true share lies in 95 of 100 cases. Of the queries without an answer, ${percent(measureRestraint(own?.blind ?? []))} of the blind
ones show at most three rows.

### By kind, blind

${kindTable(own?.blind ?? [])}

### By kind, development

${kindTable(own?.development ?? [])}

### Made from every page and operation

${kindTable(derived)}

### Index files, brotli

${table(
  ['file', 'KB'],
  indexes.map(({file, bytes}) => [`\`${file}\``, kilobytes(bytes)]),
)}

### What a reader fetches, brotli

${table(
  ['when', 'KB', 'allowed, KB'],
  [
    ['with the first page', kilobytes(firstLoad), kilobytes(allowedBytes.firstLoad)],
    [`when the box is opened, in ${opening.length} files`, kilobytes(openingBytes), kilobytes(allowedBytes.opening)],
  ],
)}

The first figure is the difference between a site of one page with this search and without. The second is what the
browser got on a page of this site, the worker included and the index not.

### Typing

On a processor slowed down four times, in Chromium: from a key stroke until the rows that answer it are drawn
${whole(typing.median)} ms in the middle, ${whole(typing.slow)} ms for the slowest twentieth; the page itself was
busy for at most ${whole(typing.busiest)} ms after a key.
`;
}
