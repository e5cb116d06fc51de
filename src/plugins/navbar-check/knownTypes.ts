import {nearestName} from '../../content/didYouMean';

/** Named at the end of every message. */
const navbarFile = 'src/config/navbar.ts';

/** An item of the navbar before it is validated. */
export interface NavbarItem {
  type?: unknown;
  [key: string]: unknown;
}

/** Item types that the theme can render. A test compares them with the theme's own table. */
export const knownTypes = [
  'default',
  'localeDropdown',
  'search',
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
] as const;

/** @returns one message in the order: what is wrong with which item, what exists, where to repair it. */
export function describeProblem(item: NavbarItem, problem: string, existing: readonly string[] = []): string {
  const exists = existing.length > 0 ? ` Existing: ${existing.join(', ')}.` : '';
  return `Navbar item ${JSON.stringify(item)}: ${problem}.${exists} Repair it in ${navbarFile}.`;
}

/** @returns what is wrong about a name, with the name that was probably meant. */
export function unknownName(kind: string, name: string, existing: readonly string[]): string {
  const nearest = nearestName(name, existing);
  return `there is no ${kind} "${name}"${nearest ? ` (did you mean "${nearest}"?)` : ''}`;
}

/** @returns the items, those inside other items included. */
export function listItems(items: readonly NavbarItem[]): NavbarItem[] {
  const inner = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];
  return items.flatMap((item) => [
    item,
    ...inner.flatMap((key) => (Array.isArray(item[key]) ? listItems(item[key] as NavbarItem[]) : [])),
  ]);
}

/**
 * Checks the item types before Docusaurus does, whose message names neither the type nor the file.
 *
 * @returns the navbar
 * @throws an error that names the item, the existing types and the file to repair
 */
export function withKnownTypes<Navbar extends {items: readonly NavbarItem[]}>(navbar: Navbar): Navbar {
  for (const item of listItems(navbar.items)) {
    if (item.type === undefined || (knownTypes as readonly unknown[]).includes(item.type)) continue;
    throw new Error(describeProblem(item, unknownName('item type', String(item.type), knownTypes), knownTypes));
  }
  return navbar;
}
