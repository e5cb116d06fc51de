import {nearestName} from '../../content/didYouMean';

/** Where the items of the navbar stand; every message about one ends with it. */
export const navbarFile = 'src/config/navbar.ts';

/** An item as a writer may have written it: nothing about it is certain yet. */
export interface WrittenItem {
  type?: unknown;
  [key: string]: unknown;
}

/** Types of item that the theme can draw. A test compares them with the theme's own table. */
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

/** @returns one message in the order: what is wrong with which item, what exists, where to mend it. */
export function describeProblem(item: WrittenItem, problem: string, existing: readonly string[] = []): string {
  const exists = existing.length > 0 ? ` Existing: ${existing.join(', ')}.` : '';
  return `Navbar item ${JSON.stringify(item)}: ${problem}.${exists} Mend it in ${navbarFile}.`;
}

/** @returns what is wrong about a name, with the name that was probably meant. */
export function unknownName(kind: string, name: string, existing: readonly string[]): string {
  const nearest = nearestName(name, existing);
  return `there is no ${kind} "${name}"${nearest ? ` (did you mean "${nearest}"?)` : ''}`;
}

/** @returns the items, those inside other items included. */
export function listItems(items: readonly WrittenItem[]): WrittenItem[] {
  const inner = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];
  return items.flatMap((item) => [
    item,
    ...inner.flatMap((key) => (Array.isArray(item[key]) ? listItems(item[key] as WrittenItem[]) : [])),
  ]);
}

/**
 * Hands the navbar on when the theme knows the types of all its items. It is asked before Docusaurus reads the
 * configuration, whose own message names neither the type nor the file.
 *
 * @throws a message that names the item, what exists and where to mend it
 */
export function withKnownTypes<Navbar extends {items: readonly WrittenItem[]}>(navbar: Navbar): Navbar {
  for (const item of listItems(navbar.items)) {
    if (item.type === undefined || (knownTypes as readonly unknown[]).includes(item.type)) continue;
    throw new Error(describeProblem(item, unknownName('item type', String(item.type), knownTypes), knownTypes));
  }
  return navbar;
}
