// npm run build: all languages into build/, which is replaced when everything is there.
import {runProgram} from '../runProgram';
import {projectRoot} from '../setup/projectRoot.mjs';
import {buildSite} from './buildSite';
import {findExampleHosts} from './findExampleHosts';

const usage = `npm run build [-- --release] [options of docusaurus build]

Builds all languages into build/, which is replaced when everything is there.
--release  refuses what must not be published: addresses that are not set, a folder without its whole Git history,
           changes in no commit, settings that have no effect, an announcement that is over, pages that send readers to
           an example host. Names the ways to the operator that are not set.`;

runProgram(async () => {
  // Here, because a setting that is refused is an error of whoever loads the settings.
  const {exampleSite, site} = await import('../../src/config/site');
  const {examplePlatform} = await import('../../src/kit/platformAddress');
  const {findMistypedNames, findPublishProblems, findUnsetOperator} = await import('../../src/config/publishProblems');
  const {findReleaseProblems} = await import('./releaseProblems');
  // Of the defaults that a release refuses.
  const defaultHosts = [examplePlatform, exampleSite].map((address) => new URL(address).hostname);
  const args = process.argv.slice(2);
  const isRelease = args.includes('--release');
  // Before the build, which takes minutes; a release refuses them.
  if (!isRelease) for (const mistyped of findMistypedNames()) console.warn(mistyped);
  if (isRelease) {
    const problems = findReleaseProblems(projectRoot);
    if (problems.length > 0) throw new Error(['This is no release:', ...problems].join('\n- '));
    const unset = findUnsetOperator();
    if (unset.length > 0)
      console.warn(['Readers have no way to the operator where it is not set:', ...unset].join('\n- '));
  }
  await buildSite(
    projectRoot,
    args.filter((argument) => argument !== '--release'),
    site.basePath,
    isRelease ? (folder) => findExampleHosts(folder, defaultHosts) : undefined,
  );
  const notYet = findPublishProblems();
  if (notYet.length > 0)
    console.warn(['\n[WARNING] Do not publish this build; --release would refuse it:', ...notYet].join('\n- '));
}, usage);
