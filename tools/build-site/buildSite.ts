import {join} from 'node:path';
import {runVisibly} from '../setup/runCommand.mjs';
import {assertWritable, lockBuild} from './lockBuild';
import {cleanUp, replaceFolder} from './replaceFolder';

/** Ignored by Git and all tools, and on the same disk as `build`. */
const unfinished = join('.docusaurus', 'unfinished-build');

/**
 * Builds all languages into `build`, which is replaced when everything is there: a build that fails, or is killed, leaves
 * the last one.
 *
 * @param root folder of the site
 * @param args for `docusaurus build`
 * @param basePath in whose folder the pages are: a file's path below `build` is its address on the host
 * @param findProblems what is looked for in the finished folder; with problems, it does not replace the last one
 * @throws Error when the build fails, when it has problems, or when it cannot begin
 */
export async function buildSite(
  root: string,
  args: readonly string[],
  basePath = '',
  findProblems: (folder: string) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<void> {
  if (args.some((argument) => argument.startsWith('--out-dir')))
    throw new Error('npm run build writes to build/. For another folder: npx docusaurus build --out-dir FOLDER.');
  assertWritable(root);
  const finished = join(root, unfinished);
  const target = join(root, 'build');
  const lock = join(root, '.docusaurus', 'build.lock');
  const unlock = lockBuild(lock);
  try {
    cleanUp(finished, target);
    const pages = join(unfinished, basePath);
    const command = ['tools/docusaurus.mjs', 'build', '--out-dir', pages, ...args];
    await runVisibly('node', command, {cwd: root, env: {...process.env, BUILD_LOCK: lock}});
    const problems = await findProblems(finished);
    if (problems.length > 0)
      throw new Error(['This build is no release, and build/ is as before:', ...problems].join('\n- '));
    replaceFolder(finished, target);
  } finally {
    unlock();
  }
  console.log(`The site is complete in build${basePath}/.`);
}
