// npm run bench: installs what is missing, here and in programs/, then measures. The options are those of run.ts.
import {join} from 'node:path';
import {checkNode} from '../tools/setup/checkNode.mjs';
import {findBrowser} from '../tools/setup/findBrowser.mjs';
import {installPackages} from '../tools/setup/installPackages.mjs';
import {projectRoot} from '../tools/setup/projectRoot.mjs';
import {runVisibly} from '../tools/setup/runCommand.mjs';

try {
  checkNode(projectRoot);
  await installPackages(projectRoot);
  await installPackages(join(projectRoot, 'bench/tools'));
  process.env.CHROME_PATH = await findBrowser(projectRoot);
  await runVisibly('tsx', ['bench/run.ts', ...process.argv.slice(2)], {cwd: projectRoot});
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
