import {foldersOf} from '../../src/kit/foldersOf';
import {sourceLocale} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {movedPagesFile} from '../../src/publishing/redirects/movedPages';
import type {ParsedPage} from '../../checks/pages/pages';
import {addressOf} from '../../checks/pages/routes';
import {itemsIn, readSidebars} from '../../checks/pages/sidebars';
import {listAddresses} from '../../checks/moved-pages/listAddresses';
import {readReleasedAddresses} from '../../checks/moved-pages/releasedAddresses';
import type {CheckContext} from '../../checks/types';
import type {PlannedChange} from '../plannedChange';
import {editRedirects} from './editRedirects';
import {relocate, type Relocation} from './relocation';

/** Leads the old addresses of pages that move or go to their new ones, without the prefix of a language. */
export async function planRedirects(
  change: PlannedChange,
  context: CheckContext,
  relocation: Relocation,
  pages: readonly ParsedPage[],
): Promise<void> {
  const moves = new Map<string, string>();
  for (const page of pages.filter(({locale, isPartial}) => locale === sourceLocale && !isPartial)) {
    const file = `${page.folder}/${relocate(relocation, page.file.slice(page.folder.length + 1))}`;
    // The page that answers instead has an address of its own.
    const target = context.allPages.find((other) => other.file === file) ?? {...page, file};
    moves.set(addressOf(page), addressOf(target));
  }
  for (const slug of await categorySlugs(context.root)) {
    const to = relocate(relocation, slug.slice(1));
    if (to !== undefined && relocation.isFolder) moves.set(`/docs${slug}`, `/docs/${to}`);
  }
  const {pages: addresses} = await listAddresses(context);
  const remaining = [...addresses.filter((address) => !moves.has(address)), ...moves.values()];
  const released = readReleasedAddresses(context.root);
  // The build leads a folder to its first page; of one that has none any more, nothing is left.
  for (const [from, to] of [...moves])
    for (const folder of foldersOf(from).filter((each) => released.includes(each)))
      if (!remaining.some((address) => `${address}/`.startsWith(`${folder}/`)))
        moves.set(folder, moves.get(folder) ?? to);
  for (const [from, to] of moves) if (from === to) moves.delete(from);
  change.edit(movedPagesFile, (text) => editRedirects(text, moves));
}

async function categorySlugs(root: string): Promise<string[]> {
  const all = await readSidebars(root);
  return all
    .filter(({version}) => version.name === currentVersion.name)
    .flatMap(({sidebars}) => Object.values(sidebars).flatMap((items) => itemsIn(items)))
    .flatMap((item) =>
      item.type === 'category' && item.link?.type === 'generated-index' && item.link.slug ? item.link.slug : [],
    );
}
