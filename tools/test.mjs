// npm test: everything, from a fresh clone. "npm test -- types test:unit" runs only the named stages, "npm test -- lint"
// all stages of that job.
import {checkNode} from './setup/checkNode.mjs';
import {findBrowser, installHeadlessShell} from './setup/findBrowser.mjs';
import {installNginx} from './setup/installNginx.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {projectRoot} from './setup/projectRoot.mjs';
import {runAndReport} from './stages/report.mjs';
import {pickStages} from './stages/runStages.mjs';
import {stages} from './stages/stages.mjs';

async function main() {
  const chosen = pickStages(stages, process.argv.slice(2));
  checkNode(projectRoot);
  await installPackages(projectRoot);
  if (chosen.flat().some(({needsBrowser}) => needsBrowser)) {
    process.env.CHROME_PATH = await findBrowser(projectRoot);
    await installHeadlessShell();
  }
  if (chosen.flat().some(({name}) => name === 'test:unit')) await installNginx();
  await runAndReport(chosen, projectRoot);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
