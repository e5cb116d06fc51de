// Every check and test that a change needs, from a fresh clone.
import {delimiter, join} from 'node:path';
import {parseArgs} from 'node:util';
import {checkNode} from './setup/checkNode.mjs';
import {findBrowser, installHeadlessShell} from './setup/findBrowser.mjs';
import {installEngines} from './setup/installEngines.mjs';
import {installNginx} from './setup/installNginx.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {projectRoot} from './setup/projectRoot.mjs';
import {changedFiles} from './stages/changedFiles.mjs';
import {runAndReport} from './stages/report.mjs';
import {pickStages} from './stages/runStages.mjs';
import {stages} from './stages/stages.mjs';

const usage = `npm test [-- STAGE… | --changed]

Every check and test that a change needs; installs what is missing.
STAGE      only these stages, or all of a job: types unit, lint
--changed  only those whose files differ from the main branch
npm run test:all runs the nightly stages and tests too.`;

async function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const chosen = pickStages(stages, {
    names: positionals,
    isAll: values.all,
    ...(values.changed && {changed: changedFiles(projectRoot)}),
  });
  // Vitest and Playwright leave their nightly tests out without it.
  if (values.all) process.env.TEST_ALL = '1';
  checkNode(projectRoot);
  await installPackages(projectRoot);
  process.env.PATH = `${join(projectRoot, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  if (chosen.flat().some(({needsBrowser}) => needsBrowser)) {
    process.env.CHROME_PATH = await findBrowser(projectRoot);
    await installHeadlessShell();
    if (values.all) await installEngines();
  }
  if (chosen.flat().some(({name}) => name === 'unit')) await installNginx();
  await runAndReport(chosen, projectRoot);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
