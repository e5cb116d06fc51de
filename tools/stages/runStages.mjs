import {runQuietly} from '../setup/runCommand.mjs';
import {readCounts, withoutCounts} from './counts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {[string, ...string[]]} command program and arguments, started in the project's top folder
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [needsBrowser] a browser must be found before the run starts
 * @property {string} [after] name of an earlier stage without whose success this one makes no sense
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
  const {code, output} = await runQuietly(command, args, {cwd, env: {...process.env, ...stage.env}});
  const seconds = (performance.now() - start) / 1000;
  return {name: stage.name, ...readCounts(code, output), seconds, output: withoutCounts(output)};
}

/** @returns {Result} what is reported of a stage whose needed stage failed. */
function notRun({name, after}) {
  return {name, passed: 0, failed: 1, seconds: 0, output: `Not run, because the stage "${after}" failed.`};
}

/**
 * Runs groups of stages one after the other, the stages of a group two at a time when `width` is 2. A failure
 * stops nothing except the stages that need the failed one, so that one run shows everything there is to repair.
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
        const result = needed && needed.failed > 0 ? notRun(stage) : await runStage(stage, cwd);
        results.set(stage.name, result);
        report(result);
      }
    };
    await Promise.all(Array.from({length: width}, worker));
  }
  return [...results.values()];
}
