import {findWrongMoves, movedPagesFile, readMovedPages} from '../../src/publishing/redirects/movedPages';
import {nearestRoute} from '../../src/kit/shared/nearestRoute';
import {sidebarFiles} from '../pages/sidebars';
import type {Check, Problem} from '../types';
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
    const added = pages.filter((address) => !released.includes(address));
    return {
      filesRead: context.allPages.length,
      problems: [
        ...released
          .filter((address) => !known.has(address))
          .map((address) => describeGone(address, nearestRoute(address, added) ?? nearestRoute(address, pages))),
        ...findWrongMoves(moves, pages).map((problem) => ({file: movedPagesFile, ...problem})),
      ],
    };
  },
};

/** @param likely where the page may be now */
function describeGone(address: string, likely: string | undefined): Problem {
  return {
    file: movedPagesFile,
    rule: `has no line for "${address}", an address of the last release at which there is no page any more`,
    repair: likely
      ? `Add "${address}: ${likely}", or name the page that answers instead; or restore the page.`
      : `Add "${address}: " with the address of the page that answers instead, or restore the page.`,
  };
}
