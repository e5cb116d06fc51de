import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/config/versions';
import {cutVersion, refuseBadCut} from './cutVersion';
import {makeVersion} from './makeVersion';

const usage = `npm run cut-version -- NEXT

Freezes the current version under its present label and names the current one NEXT, for instance 2.4.0.
guides/versions.md describes what comes before and after.`;

/** Cuts a version in a clean working tree. */
function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {help: {type: 'boolean', short: 'h'}}});
  if (values.help) return console.log(usage);
  const [next, ...rest] = positionals;
  if (next === undefined || rest.length > 0) throw new Error(`Give one version.\n${usage}`);
  const root = process.cwd();
  const request = {root, present: currentVersion.label, known: versions.map(({label}) => label), next};
  refuseBadCut(request);
  refuseOpenWork(root);
  cutVersion({...request, makeVersion});
  console.log(
    [
      `${request.present} is frozen, the current version is ${next}.`,
      'Next:',
      '1. Look at the difference: git status, git diff.',
      '2. npm run check, and repair links of the frozen pages that led to the release notes.',
      `3. Write what is new in ${next} under docs/, with a release note in both languages.`,
      '4. npm test.',
    ].join('\n'),
  );
}

/** With other changes in the tree, a cut could be neither looked at nor taken back. */
function refuseOpenWork(root: string): void {
  const changes = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'}).trim();
  if (changes) throw new Error(`The working tree has changes that are not committed:\n${changes}\nCommit them first.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
