import {availableParallelism} from 'node:os';
import {failingLines} from './failingLines.mjs';
import {runStages} from './runStages.mjs';

/** What a stage could not do on this machine; it says so, and passes. */
const leftOut = /^(?:(?:\d+ )?left out|not installed here): .+$/gm;

/** Which browsers the tests ran in. */
const engines = /^engines: .+$/gm;

/** Prints one line per stage and what it left out; of a failed one, the whole output. */
function report({name, passed, failed, seconds, output}) {
  const count = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${count.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) console.log(`\n${output}\n`);
  else for (const [line] of output.matchAll(leftOut)) console.log(`  ${line}`);
}

/**
 * Repeats what failed below everything: logs are often kept from their end only. The bar before each line tells it from
 * the output itself, so that no tool that reads the log counts it twice.
 */
function repeatFailures(results) {
  for (const {name, output} of results.filter(({failed}) => failed > 0)) {
    console.log(
      `\n✗ ${name}\n${failingLines(output)
        .map((line) => `│ ${line}`.trimEnd())
        .join('\n')}`,
    );
  }
}

/**
 * Runs stages, prints their results and the last line, "N passed, N failed", and sets the exit code.
 *
 * @param {import('./runStages.mjs').Stage[][]} groups
 */
export async function runAndReport(groups, cwd) {
  const results = await runStages(groups, {cwd, width: Math.min(2, availableParallelism()), report});
  repeatFailures(results);
  const ranIn = results.flatMap(({output}) => output.match(engines) ?? []);
  for (const line of ranIn) console.log(`\n${line}`);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}
