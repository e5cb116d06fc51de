import {parseArgs} from 'node:util';
import {PlannedChange} from '../plannedChange';
import {runProgram} from '../runProgram';
import {toRouteArgument} from './findPages';
import {listLeftovers} from './listLeftovers';
import {movePage} from './movePage';
import {readSite} from './readSite';

const usage = `npm run move-page -- FROM TO

Moves a page, or a folder of pages, of the current version in every language: its files and pictures, all links to it,
sidebars, settings, terms and contracts that name it, the stamps of translations, and the redirect from its old address.
Each file that it changes must be committed, so that Git can undo it.

FROM  address below /docs, or the file, for instance tutorial/document/download
TO    its new address, for instance tutorial/document/save`;

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [from, to, ...rest] = positionals.map(toRouteArgument);
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(`Give two addresses.\n\n${usage}`);
  const root = process.cwd();
  const change = new PlannedChange(root);
  await movePage(change, readSite(root), from, to);
  change.requireCommitted();
  const report = change.describe();
  change.apply();
  console.log([...report, '', ...listLeftovers(root, from), ...nextSteps(from, to)].join('\n'));
}

function nextSteps(from: string, to: string): string[] {
  return [
    'Next:',
    `1. Look at git diff. In the sidebar it stands where it stood: move its line (${to}) in src/config/sidebars/ if it belongs elsewhere now.
   Its title is as it was.`,
    '2. npm run check',
    `To undo it: git stash -u keeps everything that is not committed as a stash; after a commit, npm run move-page -- ${to} ${from}.`,
  ];
}

runProgram(main, usage);
