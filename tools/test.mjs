// npm test: everything, from a fresh clone. "npm test -- types test:unit" runs only the named stages.
import {availableParallelism} from 'node:os';
import {checkNode} from './setup/checkNode.mjs';
import {findBrowser, installHeadlessShell} from './setup/findBrowser.mjs';
import {installNginx} from './setup/installNginx.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {projectRoot} from './setup/projectRoot.mjs';
import {pickStages, runStages} from './stages/runStages.mjs';
import {stages} from './stages/stages.mjs';

const linesRepeated = 40;

/** Prints one line per stage, and the whole output of a failed one. */
function report({name, passed, failed, seconds, output}) {
  const count = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${count.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) console.log(`\n${output}\n`);
}

/** Repeats the last lines of the failed stages below everything: logs are often kept from their end only. */
function repeatFailures(results) {
  for (const {name, output} of results.filter(({failed}) => failed > 0)) {
    const lines = output.trimEnd().split('\n').slice(-linesRepeated);
    console.log(`\n✗ ${name}, the last ${lines.length} lines:\n\n${lines.join('\n')}`);
  }
}

async function main() {
  const chosen = pickStages(stages, process.argv.slice(2));
  checkNode(projectRoot);
  await installPackages(projectRoot);
  if (chosen.flat().some(({needsBrowser}) => needsBrowser)) {
    process.env.CHROME_PATH = await findBrowser(projectRoot);
    await installHeadlessShell();
  }
  if (chosen.flat().some(({name}) => name === 'test:unit')) await installNginx();
  const results = await runStages(chosen, {cwd: projectRoot, width: Math.min(2, availableParallelism()), report});
  repeatFailures(results);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
