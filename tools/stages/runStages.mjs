import {stripVTControlCharacters} from 'node:util';
import {runQuietly} from '../setup/runCommand.mjs';
import {readCounts, withoutCounts} from './counts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} job job of continuous integration that runs it, beside those of other jobs
 * @property {[string, ...string[]]} command program and arguments, started in the project's top folder
 * @property {boolean} [needsBrowser] a browser must be found before the run starts
 * @property {string} [after] name of an earlier stage that must have passed
 * @property {boolean} [isNightly] only part of `npm run test:all`
 * @property {string[]} [when] beginnings of the paths on which the result depends; without it, all paths
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string} output
 */

/** @returns {Promise<Result>} */
async function runStage(stage, cwd) {
  const [command, ...args] = stage.command;
  const start = performance.now();
  const {code, output: coloured} = await runQuietly(command, args, {cwd});
  // Some tools colour what they print wherever CI is set, even for a pipe.
  const output = stripVTControlCharacters(coloured);
  const seconds = (performance.now() - start) / 1000;
  return {name: stage.name, ...readCounts(code, output), seconds, output: withoutCounts(output)};
}

/** @returns {Result} */
const skip = ({name, after}) => ({
  name,
  passed: 0,
  failed: 1,
  seconds: 0,
  output: `Not run, because the stage "${after}" failed.`,
});

/**
 * @typedef {object} Choice
 * @property {string[]} [names] names of stages, and of jobs with all their stages; none means all
 * @property {boolean} [isAll] whether nightly stages are run too; one that is named always is
 * @property {string[]} [changed] paths that have changed: only stages are run whose result depends on one of them, and
 *   nightly ones that name such a path
 */

/**
 * @param {Stage[][]} groups
 * @param {Choice} choice
 * @returns {Stage[][]} the groups with only the wanted stages in them
 */
export function pickStages(groups, {names = [], isAll = false, changed}) {
  const known = groups.flat().map(({name}) => name);
  const jobs = [...new Set(groups.flat().map(({job}) => job))];
  const unknown = names.filter((name) => ![...known, ...jobs].includes(name));
  if (unknown.length > 0) {
    const list = `Stages: ${known.join(', ')}. Jobs: ${jobs.join(', ')}.`;
    throw new Error(`There is no stage or job "${unknown.join('", "')}". ${list}`);
  }
  const isNamed = ({name, job, isNightly = false}) =>
    names.length === 0 || names.includes(name) || (names.includes(job) && (isAll || !isNightly));
  const dependsOn = (paths, when) => paths.some((path) => when.some((beginning) => path.startsWith(beginning)));
  const isTimely = ({name, when, isNightly = false}) => {
    if (changed && when) return dependsOn(changed, when);
    return isAll || !isNightly || names.includes(name);
  };
  const chosen = groups.map((group) => group.filter((stage) => isNamed(stage) && isTimely(stage)));
  // A stage does not run without the one that it needs.
  const needed = new Set(chosen.flat().flatMap(({after}) => after ?? []));
  return groups
    .map((group, index) =>
      group.filter((stage) => chosen[index].includes(stage) || (changed && needed.has(stage.name))),
    )
    .filter((group) => group.length > 0);
}

/**
 * Runs groups of stages one after the other, and of each group `width` stages at a time. A failed stage stops only the
 * stages that need it, so that one run shows everything there is to correct.
 *
 * @param {Stage[][]} groups
 * @param {{cwd: string, width: number, report: (result: Result) => void}} options
 * @returns {Promise<Result[]>}
 */
export async function runStages(groups, {cwd, width, report}) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const group of groups) {
    const queue = [...group];
    const worker = async () => {
      for (let stage = queue.shift(); stage; stage = queue.shift()) {
        const needed = results.get(stage.after);
        const result = needed && needed.failed > 0 ? skip(stage) : await runStage(stage, cwd);
        results.set(stage.name, result);
        report(result);
      }
    };
    await Promise.all(Array.from({length: width}, worker));
  }
  return [...results.values()];
}
