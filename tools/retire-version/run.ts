import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/kit/versions';
import {listMentions} from '../cut-version/cutVersion';
import {requireCleanTree, undo} from '../cut-version/workingTree';
import {runProgram} from '../runProgram';
import {retireVersion, validateRetirement} from './retireVersion';

const usage = `npm run retire-version -- VERSION
npm run retire-version -- --undo

Removes the pages, sidebars and contracts of a frozen version; its addresses lead to the current version.
--undo takes it back while it is not committed. guides/versions.md says when a version goes.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {undo: {type: 'boolean'}}});
  const root = process.cwd();
  if (values.undo) return console.log(undo(root));
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(`Give one version.\n${usage}`);
  const frozen = versions.map((version) => version.name).filter((each) => each !== currentVersion.name);
  validateRetirement({name, frozen});
  requireCleanTree(root);
  await retireVersion({root, name, frozen});
  console.log(
    [
      `${name} is gone; its addresses lead to the current version. Run npm test, look at git status, and commit this state.`,
      '',
      `These lines of the current version name ${name}. Do they still help a reader?`,
      ...listMentions(root, name).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

runProgram(main, usage);
