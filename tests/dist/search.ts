import {brotliCompressSync} from 'node:zlib';
import {locales} from '../../src/kit/locales';
import {currentVersion, versions} from '../../src/kit/versions';
import {deriveFromContract, deriveFromPages} from '../search/deriveQueries';
import {
  boxRows,
  byKind,
  evaluate,
  localSearch,
  measure,
  measureAbstention,
  type Outcome,
  type Searcher,
} from '../search/evaluate';
import {stressQueries} from '../search/stressQueries';
import {leastByKind, maxIndexBytes, reached, reachedAbstention, tolerance} from '../search/thresholds';
import {readIndexes, type SearchPlace} from '../search/readIndexes';
import {queryFiles, readQueries, type QueryFile} from '../search/readQueries';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';

function describe({query, rank, shown}: Outcome): Finding {
  const where = `${query.kind} ${query.locale} ${query.version} “${query.query}”`;
  const found = rank === 0 ? 'not among the rows' : `row ${rank}`;
  return {where, problem: `wanted ${query.wanted.join(' or ')}: ${found}. Shown: ${shown.join(', ') || 'nothing'}.`};
}

/** @returns every index that is too large. */
function checkSizes(site: BuiltSite): Finding[] {
  return locales.flatMap(({pathPrefix}) =>
    ['default', ...versions.map(({name}) => `docs-default-${name}`)].flatMap((tag): Finding[] => {
      const where = `${pathPrefix}/search-index-${tag}.json`;
      // As the site serves it: see compressionStep.
      const bytes = brotliCompressSync(site.read(where)).length;
      return bytes <= maxIndexBytes
        ? []
        : [{where, problem: `${bytes} bytes compressed, at most ${maxIndexBytes} are allowed.`}];
    }),
  );
}

/** Milliseconds of work after which every query is answered, also one that is made to take long. */
const longestAnswerMs = 100;

/** @returns every hostile query that takes too long in every one of some tries. */
function checkHostile(places: readonly SearchPlace[]): Finding[] {
  return places.flatMap((place) =>
    Object.entries(stressQueries).flatMap(([name, query]): Finding[] => {
      const times = [1, 2, 3, 4, 5].map(() => {
        // Not by the clock: what else the machine does is not the search's fault.
        const start = process.cpuUsage();
        localSearch(place, query);
        return process.cpuUsage(start).user / 1000;
      });
      const fastest = Math.min(...times);
      if (fastest <= longestAnswerMs) return [];
      const problem = `answered in ${fastest.toFixed(0)} ms, at most ${longestAnswerMs} are allowed.`;
      return [{where: `hostile ${place.locale} ${place.version} “${name}”`, problem}];
    }),
  );
}

/** @returns the kinds of a file that fell too low. */
function checkKinds(file: QueryFile, outcomes: readonly Outcome[]): Finding[] {
  return [...byKind(outcomes)].flatMap(([kind, some]): Finding[] => {
    const {count, first} = measure(some);
    if (count === 0 || first >= leastByKind - tolerance) return [];
    return [{where: `${file} ${kind}`, problem: `right first rows fell to ${first.toFixed(3)}.`}];
  });
}

/** @returns the file's queries that fail, if too many do. */
function checkFile(
  file: QueryFile,
  places: readonly SearchPlace[],
  search: Searcher,
): {count: number; findings: Finding[]} {
  const outcomes = evaluate(readQueries(file), places, search);
  const {first, shown} = measure(outcomes);
  const abstention = measureAbstention(outcomes);
  const goal = reached[file];
  const fell: Finding[] = [];
  if (first < goal.first - tolerance)
    fell.push({where: file, problem: `right first rows fell to ${first.toFixed(3)}, ${goal.first} was reached.`});
  if (shown < goal.shown - tolerance)
    fell.push({where: file, problem: `right rows fell to ${shown.toFixed(3)}, ${goal.shown} was reached.`});
  if (abstention < reachedAbstention - tolerance)
    fell.push({where: file, problem: `few rows for queries without an answer fell to ${abstention.toFixed(3)}.`});
  // Of the blind file only totals are read.
  if (queryFiles.blind.some((blind) => blind === file))
    return {count: outcomes.length, findings: [...fell, ...checkKinds(file, outcomes)]};
  const failed = fell.length > 0 ? outcomes.filter(({rank}) => rank !== 1).map(describe) : [];
  return {count: outcomes.length, findings: [...fell, ...failed]};
}

/** @returns the search, which notes the queries of which two rows look the same, so that nobody can choose between them */
function noteEqualRows(findings: Finding[]): Searcher {
  return (place, query) => {
    const rows = boxRows(place, query);
    const looks = rows.map(({area, title, trail}) => `${area ?? ''} › ${trail} › ${title}`);
    const twice = looks.find((look, position) => looks.indexOf(look) !== position);
    if (twice !== undefined)
      findings.push({where: `${place.locale} ${place.version} “${query}”`, problem: `two rows say: ${twice}`});
    return rows.map(({href}) => place.pathOf(href));
  };
}

/** The search still finds what it found, and never misses a title, an address or an identifier. */
export const search: BuiltCheck = {
  name: 'search',
  unit: 'queries',
  run(site) {
    const places = readIndexes((path) => site.read(path));
    const equalRows: Finding[] = [];
    const asReaderSees = noteEqualRows(equalRows);
    // By night also titles and addresses of older versions, whose pages do not change, and all files of queries.
    const isNightly = process.env.TEST_ALL === '1';
    const renewed = places.filter(({version}) => version === currentVersion.name || isNightly);
    const derived = renewed.flatMap((place) => [...deriveFromPages(place), ...deriveFromContract(place)]);
    const misses = evaluate(derived, places, localSearch).filter(({rank}) => rank === 0);
    const labelled = [
      ...queryFiles.development
        .filter((file) => isNightly || file === 'validation.txt')
        .map((file) => checkFile(file, places, asReaderSees)),
      ...queryFiles.blind.map((file) => checkFile(file, places, localSearch)),
    ];
    return {
      count: labelled.reduce((sum, {count}) => sum + count, derived.length),
      findings: [
        ...checkSizes(site),
        ...checkHostile(places),
        ...equalRows,
        ...misses.map(describe),
        ...labelled.flatMap(({findings}) => findings),
      ],
    };
  },
};
