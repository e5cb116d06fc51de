import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/kit/versions';
import {runProgram} from '../runProgram';
import {cutVersion, listMentions, validateCut} from './cutVersion';
import {requireCleanTree, undo} from './workingTree';

const usage = `npm run cut-version -- NEXT
npm run cut-version -- --undo

Freezes the current version under its present label and names the current one NEXT, for instance 2.4.0.
--undo takes an uncommitted cut back. guides/versions.md describes what comes before and after.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {undo: {type: 'boolean'}}});
  const root = process.cwd();
  if (values.undo) return console.log(undo(root));
  const [next, ...rest] = positionals;
  if (next === undefined || rest.length > 0) throw new Error(`Give one version.\n${usage}`);
  const present = currentVersion.label;
  const request = {root, present, known: versions.map(({label}) => label), next};
  validateCut(request);
  requireCleanTree(root);
  try {
    await cutVersion(request);
  } catch (error) {
    console.error('The version could not be cut. "npm run cut-version -- --undo" takes back what was done of it.');
    throw error;
  }
  console.log(
    [
      `${present} is frozen, the current version is ${next}. "npm run cut-version -- --undo" takes it back.`,
      '',
      'Next:',
      '1. npm run check, look at git status, and commit this state.',
      `2. Write what is new in ${next}, in both languages: docs/ and a release note. Pages keep their "basis"; of one whose screens have changed, write how far it is known now.`,
      '3. Renew the announcement (src/config/site.ts) or take it away: npm run build -- --release refuses one that names another version.',
      `4. Renew what these lines of the current version say of ${present}, if it is no longer so.`,
      '5. npm test',
      '',
      ...listMentions(root, present).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

runProgram(main, usage);
