// Search quality on the built site: the labelled queries, those held out from tuning, and queries derived from every
// page and call. Ends with "N passed, N failed"; a group that falls below its gate fails and names its misses.
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {deriveFromContract, deriveFromPages} from './deriveQueries';
import {byKind, evaluate, localSearch, measure, type Figures, type Outcome} from './evaluate';
import {gates, type QueryGroup} from './gates';
import {readIndexes} from './readIndexes';
import {readQueries, type LabelledQuery} from './readQueries';

const buildFolder = resolve(__dirname, '../../build');
const mostMissesNamed = 20;

const inWords = ({count, first, shown, reciprocal}: Figures): string =>
  `${count} queries, success@1 ${first.toFixed(3)}, success@8 ${shown.toFixed(3)}, MRR ${reciprocal.toFixed(3)}`;

/** @returns whether the group reached its gate. */
function report(group: QueryGroup, outcomes: readonly Outcome[]): boolean {
  const figures = measure(outcomes);
  const gate = gates[group];
  const isReached = figures.count > 0 && figures.first >= gate.first && figures.shown >= gate.shown;
  console.log(`${isReached ? '✓' : '✗'} ${group}: ${inWords(figures)}`);
  for (const [kind, part] of byKind(outcomes)) {
    console.log(`    ${kind}: ${inWords(measure(part))}`);
  }
  if (!isReached) {
    console.log(
      `  search: ${group} must reach success@1 ${gate.first} and success@8 ${gate.shown} (tests/search/gates.ts).`,
    );
    for (const {query, shown} of outcomes.filter(({rank}) => rank !== 1).slice(0, mostMissesNamed)) {
      console.log(
        `  search: "${query.query}" (${query.locale} ${query.version}) wants ${query.wanted[0]}, shows ${shown[0] ?? 'nothing'}.`,
      );
    }
  }
  return isReached;
}

function main(): void {
  const places = readIndexes((path) => readFileSync(buildFolder + path, 'utf8'));
  const derived = places.flatMap((place) => [...deriveFromPages(place), ...deriveFromContract(place)]);
  const groups: [QueryGroup, LabelledQuery[]][] = [
    ['tuning', readQueries('queries.txt')],
    ['heldOut', readQueries('held-out.txt')],
    ['derived', derived],
  ];
  const passed = groups.filter(([group, queries]) => report(group, evaluate(queries, places, localSearch))).length;
  console.log(`\n${passed} passed, ${groups.length - passed} failed`);
  process.exitCode = passed === groups.length ? 0 : 1;
}

main();
