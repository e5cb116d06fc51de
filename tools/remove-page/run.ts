import {parseArgs} from 'node:util';
import {toRouteArgument} from '../move-page/findPages';
import {listLeftovers} from '../move-page/listLeftovers';
import {readSite} from '../move-page/readSite';
import {PlannedChange} from '../plannedChange';
import {runProgram} from '../runProgram';
import {removePage} from './removePage';

const usage = `npm run remove-page -- PAGE --to OTHER

Removes a page of the current version in every language. All links to it, in pages, settings, terms and guides, lead to the
page that answers instead; its old address does, too. Anchors that the other page does not have are dropped.
Each file that it changes must be committed, so that Git can undo it.

PAGE   address below /docs, or the file, for instance tutorial/document/convert
OTHER  the page that answers instead`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {to: {type: 'string'}}});
  const [page, ...rest] = positionals.map(toRouteArgument);
  if (page === undefined || rest.length > 0) throw new Error(`Give one page.\n\n${usage}`);
  if (values.to === undefined)
    throw new Error('Say which page answers instead: --to OTHER. The old address, which readers keep, leads there.');
  const root = process.cwd();
  const change = new PlannedChange(root);
  const successor = toRouteArgument(values.to);
  const decisions = await removePage(change, readSite(root), page, successor);
  change.requireCommitted();
  const report = change.describe();
  change.apply();
  console.log(
    [
      ...decisions,
      ...report,
      '',
      ...listLeftovers(root, page),
      'Next:',
      `1. Read each line above: does its sentence still fit the page ${successor}? Then look at git diff.`,
      '2. npm run check',
      'To undo it: git stash -u keeps everything that is not committed as a stash; after a commit, git revert.',
    ].join('\n'),
  );
}

runProgram(main, usage);
