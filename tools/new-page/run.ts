import {parseArgs} from 'node:util';
import {listPages} from '../../checks/pages/pages';
import {sourceLocale} from '../../src/kit/locales';
import {PlannedChange} from '../plannedChange';
import {runProgram} from '../runProgram';
import {createPage, nextSteps, templateLocales} from './createPage';
import {creatableKinds, readRequest} from './readRequest';

const root = process.cwd();
const translated = templateLocales(root).filter((locale) => locale !== sourceLocale);

const usage = `npm run new-page -- ROUTE --kind KIND [--title WORDS]${translated.map((code) => ` [--title-${code} WORDS]`).join('')} [--after ROUTE]

Writes the page in every language and its line in the sidebar. npm start shows it at once.

ROUTE    address below /docs, for instance tutorial/document/print
KIND     ${creatableKinds.join(', ')}
--title  its title; without it, the last word of the route
--after  the page that it follows in the sidebar; without it, it is the last one of its folder

To undo it: delete the files that it names, and git checkout the sidebar.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      kind: {type: 'string'},
      after: {type: 'string'},
      title: {type: 'string'},
      ...Object.fromEntries(translated.map((code) => [`title-${code}`, {type: 'string'} as const])),
    },
  });
  const given = values as Record<string, string | undefined>;
  const titles = Object.fromEntries(
    [...translated.map((code) => [code, given[`title-${code}`]]), [sourceLocale, given.title]].filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const change = new PlannedChange(root);
  const known = listPages(root).map(({route}) => route);
  const files = await createPage(change, {...readRequest(positionals, given.kind, known), titles, after: given.after});
  const report = change.describe();
  change.apply();
  console.log([...report, '', ...nextSteps(files)].join('\n'));
}

runProgram(main, usage);
