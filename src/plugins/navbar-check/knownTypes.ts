import * as z from 'zod';
import {readData} from '../../content/readData';

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

/** What every item must follow before its target can be looked at. */
export const itemSchema = z.looseObject({type: z.enum(knownTypes).optional()});

/** @returns the start of a message about an item: the file, and the item as it is written there. */
export const placeOf = (item: NavbarItem): string => `src/config/navbar.ts item ${JSON.stringify(item)}:`;

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
 * @throws Error that names the file, the item and the type that was probably meant
 */
export function withKnownTypes<Navbar extends {items: readonly NavbarItem[]}>(navbar: Navbar): Navbar {
  for (const item of listItems(navbar.items)) readData(itemSchema, item, placeOf(item));
  return navbar;
}
