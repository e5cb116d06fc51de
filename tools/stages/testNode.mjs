// node tools/stages/testNode.mjs 24: types, checks, unit tests and the build under another Node, whose program comes from
// the npm registry. "node tools/stages/testNode.mjs 24 types" runs only the named stages.
import {delimiter, join} from 'node:path';
import {parseArgs} from 'node:util';
import {installNode} from '../setup/installNode.mjs';
import {projectRoot} from '../setup/projectRoot.mjs';
import {runQuietly} from '../setup/runCommand.mjs';
import {runAndReport} from './report.mjs';
import {pickStages} from './runStages.mjs';
import {stages} from './stages.mjs';

const usual = ['types', 'check', 'unit', 'build'];

async function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    // For machines whose registry does not carry Node: says so, and passes.
    options: {'if-available': {type: 'boolean', default: false}},
  });
  const [major = '', ...names] = positionals;
  if (!/^\d+$/.test(major)) throw new Error('Which Node? Name a major version: node tools/stages/testNode.mjs 24');
  const chosen = pickStages(stages, {names: names.length > 0 ? names : usual});
  if (process.versions.node.startsWith(`${major}.`) && values['if-available']) {
    console.log(`left out: this is Node ${process.versions.node} itself`);
    return;
  }
  try {
    const folders = [await installNode(projectRoot, major), join(projectRoot, 'node_modules/.bin'), process.env.PATH];
    process.env.PATH = folders.join(delimiter);
  } catch (error) {
    if (!values['if-available']) throw error;
    console.log(`left out: ${error.message}`);
    return;
  }
  const {output: version} = await runQuietly('node', ['--version'], {cwd: projectRoot});
  if (!version.startsWith(`v${major}.`)) throw new Error(`The installed Node ${major} does not start: ${version}`);
  console.log(`Node ${version.trim()}`);
  await runAndReport(chosen, projectRoot);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
