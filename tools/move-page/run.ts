import {parseArgs} from 'node:util';
import {createContext} from '../../checks/pages/createContext';
import {PlannedChange} from '../plannedChange';
import {runProgram} from '../runProgram';
import {toRouteArgument} from './findPages';
import {listLeftovers} from './listLeftovers';
import {movePage} from './movePage';

const usage = `npm run move-page -- FROM TO

Moves a page, or a folder of pages, of the current version in every language: its files and pictures, all links to it,
sidebars, settings, terms and contracts that name it, the stamps of translations, and the redirect from its old address.
Each file that it changes must be committed; "git checkout . && git clean -d docs i18n" takes it back.

FROM  address below /docs, or the file, for instance tutorial/document/download
TO    its new address, for instance tutorial/document/save`;

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [from, to, ...rest] = positionals.map(toRouteArgument);
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(`Give two addresses.\n\n${usage}`);
  const root = process.cwd();
  const change = new PlannedChange(root);
  await movePage(change, createContext(root), from, to);
  change.requireCommitted();
  const report = change.describe();
  change.apply();
  console.log([...report, '', ...listLeftovers(root, from), ...nextSteps(from, to)].join('\n'));
}

function nextSteps(from: string, to: string): string[] {
  return [
    'Next:',
    `1. Look at git diff. In the sidebar it stands where it stood: move its line (${to}) in src/config/sidebars/ if it belongs elsewhere now.`,
    '2. npm run check',
    `To undo it: git checkout . && git clean -fd docs i18n; after a commit, npm run move-page -- ${to} ${from}`,
  ];
}

runProgram(main, usage);
