import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/config/versions';
import {cutVersion} from './cutVersion';
import {runProgram} from '../runProgram';

const usage = `npm run cut-version -- NEXT

Freezes the current version under its present label and names the current one NEXT, for instance 2.4.0.
guides/versions.md describes what comes before and after.`;

function main(): void {
  const [next, ...rest] = parseArgs({allowPositionals: true}).positionals;
  if (next === undefined || rest.length > 0) throw new Error(`Give one version.\n${usage}`);
  const root = process.cwd();
  const present = currentVersion.label;
  validateWorkingTree(root);
  cutVersion({root, present, known: versions.map(({label}) => label), next});
  console.log(
    [
      `${present} is frozen, the current version is ${next}.`,
      'Next:',
      '1. Review the changes: git status, git diff.',
      '2. npm run check, and repair links of the frozen pages that led to the release notes.',
      `3. Write what is new in ${next} under docs/, with a release note in both languages.`,
      '4. npm test.',
    ].join('\n'),
  );
}

/** With other changes in the tree, a cut could be neither reviewed nor undone. */
function validateWorkingTree(root: string): void {
  const changes = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'}).trim();
  if (changes) throw new Error(`The working tree has uncommitted changes:\n${changes}\nCommit them first.`);
}

runProgram(main, usage);
