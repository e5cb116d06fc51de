// npm run build: all languages into build/, which is replaced when everything is there.
import {runProgram} from '../runProgram';
import {projectRoot} from '../setup/projectRoot.mjs';
import {buildSite} from './buildSite';
import {findPublishProblems, findUnsetOperator} from '../../src/config/publishProblems';
import {site} from '../../src/config/site';
import {findReleaseProblems} from './releaseProblems';

const usage = `npm run build [-- --release] [options of docusaurus build]

Builds all languages into build/, which is replaced when everything is there.
--release  refuses what must not be published: addresses that are not set, a folder without its whole Git history,
           changes in no commit, settings that have no effect. Names the ways to the operator that are not set.`;

runProgram(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--release')) {
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
  );
  const notYet = findPublishProblems();
  if (notYet.length > 0)
    console.warn(['\n[WARNING] Do not publish this build; --release would refuse it:', ...notYet].join('\n- '));
}, usage);
