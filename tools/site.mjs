// npm run site: from a fresh clone to all languages of the deployment served on this machine.
import {checkNode} from './setup/checkNode.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {projectRoot} from './setup/projectRoot.mjs';
import {runVisibly} from './setup/runCommand.mjs';

const inProject = {cwd: projectRoot};

try {
  checkNode(projectRoot);
  await installPackages(projectRoot);
  await runVisibly('tsx', ['tools/build-site/run.ts'], inProject);
  await runVisibly('tsx', ['tools/server/run.ts'], inProject);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
