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
 * @param {Stage[][]} groups
 * @param {string[]} names names of the wanted stages, and of jobs with all their stages; none means all
 * @returns {Stage[][]} the groups with only the wanted stages in them
 */
export function pickStages(groups, names) {
  if (names.length === 0) return groups;
  const known = groups.flat().map(({name}) => name);
  const jobs = [...new Set(groups.flat().map(({job}) => job))];
  const unknown = names.filter((name) => ![...known, ...jobs].includes(name));
  if (unknown.length > 0) {
    const list = `Stages: ${known.join(', ')}. Jobs: ${jobs.join(', ')}.`;
    throw new Error(`There is no stage or job "${unknown.join('", "')}". ${list}`);
  }
  return groups
    .map((group) => group.filter(({name, job}) => names.includes(name) || names.includes(job)))
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
