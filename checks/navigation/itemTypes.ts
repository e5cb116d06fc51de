import * as z from 'zod';

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

/** @returns the items, those inside other items included. */
export function listItems(items: readonly NavbarItem[]): NavbarItem[] {
  const inner = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];
  return items.flatMap((item) => [
    item,
    ...inner.flatMap((key) => (Array.isArray(item[key]) ? listItems(item[key] as NavbarItem[]) : [])),
  ]);
}
