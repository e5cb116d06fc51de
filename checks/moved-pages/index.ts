import {findWrongMoves, movedPagesFile, readMovedPages} from '../../src/publishing/redirects/movedPages';
import {sidebarFiles} from '../pages/sidebars';
import {commandName, fateOfPage} from '../pages/fateOfPage';
import type {Check, CheckContext, Problem} from '../types';
import {listAddresses} from './listAddresses';
import {readReleasedAddresses} from './releasedAddresses';

/** Addresses are printed in messages and kept in bookmarks; none may end in nothing. */
export const check: Check = {
  name: 'moved-pages',
  description: 'Every address of the last release is that of a page, or leads to one by a line in the redirects.',
  guide: 'guides/testing.md#moved-pages',
  data: [movedPagesFile, 'src/pages/**', '**/tags.yml', ...sidebarFiles],
  async run(context) {
    const {pages, folders} = await listAddresses(context);
    const moves = readMovedPages(context.root);
    const released = readReleasedAddresses(context.root);
    const known = new Set([...pages, ...folders, ...moves.map(({from}) => from)]);
    return {
      filesRead: context.allPages.length,
      problems: [
        ...released.filter((address) => !known.has(address)).map((address) => describeGone(address, context)),
        ...findWrongMoves(moves, pages).map((problem) => ({file: movedPagesFile, ...problem})),
      ],
    };
  },
};

function describeGone(address: string, {root, files}: CheckContext): Problem {
  const name = address.replace(/^\/docs\//, '');
  const candidates = [`docs/${name}.mdx`, `docs/${name}/index.mdx`];
  const fate = candidates.map((file) => fateOfPage(root, file, files)).find(Boolean);
  const to = fate?.renamedTo && commandName(fate.renamedTo, 'docs').replace(/(?:^|\/)index$/, '');
  return {
    file: movedPagesFile,
    rule: `has no line for "${address}", an address of the last release at which there is no page any more`,
    repair: to
      ? `Git has renamed it: add "${address}: /docs/${to}", or name it back and run \`npm run move-page -- ${name} ${to}\`, which does that too.`
      : fate
        ? `Git has deleted it: restore it and run \`npm run remove-page -- ${name} --to OTHER\`, or add "${address}: " with the address of the page that answers instead.`
        : `Add "${address}: " with the address of the page that answers instead, or restore the page.`,
  };
}
