import {brotliCompressSync} from 'node:zlib';
import {locales} from '../../src/kit/locales';
import {currentVersion, versions} from '../../src/kit/versions';
import {deriveFromContract, deriveFromPages} from '../search/deriveQueries';
import {
  askBox,
  byKind,
  evaluate,
  localSearch,
  measure,
  measureAbstention,
  type Outcome,
  type Searcher,
} from '../search/evaluate';
import {findKnownPhrases} from '../search/knownPhrases';
import {stressQueries} from '../search/stressQueries';
import {
  leastByKind,
  looseQueries,
  maxIndexBytes,
  reached,
  reachedAbstention,
  reachedNew,
  tolerance,
} from '../search/thresholds';
import {indexPath, readIndexes, type SearchPlace} from '../search/readIndexes';
import {queryFiles, readQueries, type QueryFile} from '../search/readQueries';
import {checkEqualRows, checkExplained, checkMarks, type Answer} from './searchRows';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';

function describe({query, rank, shown}: Outcome): Finding {
  const where = `${query.kind} ${query.locale} ${query.version} “${query.query}”`;
  const found = rank === 0 ? 'not among the rows' : `row ${rank}`;
  return {where, problem: `wanted ${query.wanted.join(' or ')}: ${found}. Shown: ${shown.join(', ') || 'nothing'}.`};
}

/** @returns every index that is too large. */
function checkSizes(site: BuiltSite): Finding[] {
  return locales.flatMap(({code}) =>
    [undefined, ...versions.map(({name}) => name)].flatMap((version): Finding[] => {
      const where = indexPath(code, version);
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
    if (count === 0 || Math.round(first * count) >= leastByKind * count - looseQueries) return [];
    return [{where: `${file} ${kind}`, problem: `right first rows fell to ${first.toFixed(3)}.`}];
  });
}

interface FileFindings {
  fell: Finding[];
  /** Queries that fail, if some figure fell. */
  failed: Finding[];
}

/** @returns the figures of a file that fell, and which queries of the development set fail then. */
function checkFile(file: QueryFile, places: readonly SearchPlace[], search: Searcher): FileFindings {
  const outcomes = evaluate(readQueries(file), places, search);
  const {first, shown} = measure(outcomes);
  const compared: [name: string, figure: number, reached: number][] = [
    ['right first rows', first, reached[file].first],
    ['right rows', shown, reached[file].shown],
    ['few rows for queries without an answer', measureAbstention(outcomes), reachedAbstention],
  ];
  if (file === 'validation.txt') {
    const isKnown = findKnownPhrases(places);
    const unknown = outcomes.filter(({query}) => !isKnown(query));
    compared.push(['right first rows for queries that are no phrase of a page', measure(unknown).first, reachedNew]);
  }
  const fell = compared
    .filter(([, figure, goal]) => figure < goal - tolerance)
    .map(([name, figure, goal]): Finding => ({
      where: file,
      problem: `${name} fell to ${figure.toFixed(3)}, ${goal} was reached.`,
    }));
  // Of the validation set only figures are shown: nobody is to tune the search for its queries.
  const isListed = fell.length > 0 && file === 'development.txt';
  const failed = isListed ? outcomes.filter(({rank}) => rank !== 1).map(describe) : [];
  return {fell: [...fell, ...checkKinds(file, outcomes)], failed};
}

/** @returns the search, which notes what it answers */
function noteAnswers(answers: Answer[]): Searcher {
  return (place, query) => {
    const reply = askBox(place, query);
    answers.push({place, query, ...reply});
    return reply.rows.map(({href}) => place.pathOf(href));
  };
}

/** By day, every third of the queries made from pages: they differ in spelling only. */
const ofDay = <Query>(queries: readonly Query[]): readonly Query[] =>
  process.env.TEST_ALL === '1' ? queries : queries.filter((_, position) => position % 3 === 0);

/** The search still finds what it found, shows why, and never misses a title, an address or an identifier. */
export const search: BuiltCheck = {
  name: 'search',
  unit: 'queries',
  run(site) {
    const places = readIndexes((path) => site.read(path));
    // By night also titles and addresses of older versions, whose pages do not change.
    const isNightly = process.env.TEST_ALL === '1';
    const renewed = places.filter(({version}) => version === currentVersion.name || isNightly);
    const derived = renewed.flatMap((place) => [...ofDay(deriveFromPages(place)), ...deriveFromContract(place)]);
    const misses = evaluate(derived, places, localSearch).filter(({rank}) => rank === 0);
    const answers: Answer[] = [];
    const labelled = queryFiles.map((file) => checkFile(file, places, noteAnswers(answers)));
    return {
      count: derived.length + answers.length,
      findings: [
        ...checkSizes(site),
        ...checkHostile(places),
        ...checkEqualRows(answers),
        ...checkExplained(answers),
        ...checkMarks(answers),
        ...misses.map(describe),
        ...labelled.flatMap(({fell}) => fell),
        ...labelled.flatMap(({failed}) => failed),
      ],
    };
  },
};
