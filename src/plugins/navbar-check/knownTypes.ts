import * as z from 'zod';
import {readData} from '../../content/readData';

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

const itemSchema = z.looseObject({type: z.enum(knownTypes).optional()});

/** @returns the start of a message about an item: the file, and the item as it is written there. */
export const placeOf = (item: WrittenItem): string => `src/config/navbar.ts item ${JSON.stringify(item)}:`;

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
 * @throws Error that names the file, the item and the type that was probably meant
 */
export function withKnownTypes<Navbar extends {items: readonly WrittenItem[]}>(navbar: Navbar): Navbar {
  for (const item of listItems(navbar.items)) readData(itemSchema, item, placeOf(item));
  return navbar;
}
