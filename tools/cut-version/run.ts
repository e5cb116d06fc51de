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
      `${present} is frozen, the current version is ${next}. Run npm test, look at git status, and commit this state;`,
      '"npm run cut-version -- --undo" takes it back. Pages that were seen are partly-seen now: nobody has read the new version.',
      `Then write what is new in ${next}: docs/, a release note, the announcement (src/config/site.ts),`,
      'in both languages. A page that was read on a screen of the new version is "basis: seen" again.',
      '',
      `These lines of the current version name ${present}. Are they still so?`,
      ...listMentions(root, present).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

runProgram(main, usage);
