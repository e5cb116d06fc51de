/** A sidebar as it stands in versioned_sidebars, or as sidebars.ts exports it. */
export type SidebarPart = string | {readonly [key: string]: unknown} | readonly SidebarPart[];
export type Sidebars = Readonly<Record<string, SidebarPart>>;

/** Folder of the nth copy; the first is the documentation itself. */
export const copyFolder = (copy: number): string => `copy-${copy}`;

const isPageId = (key: string) => key === 'id' || key === 'items';

/** @returns the same part with pages and addresses of the copy. */
function toCopy(part: unknown, copy: number, key = 'items'): unknown {
  if (typeof part === 'string') {
    if (isPageId(key)) return `${copyFolder(copy)}/${part}`;
    if (key === 'slug' || key === 'key') return `/${copyFolder(copy)}${part}`;
    return part;
  }
  if (Array.isArray(part)) return part.map((each) => toCopy(each, copy, key));
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, toCopy(value, copy, name)]));
  return part;
}

/** @returns the sidebars, and under other names the same for each copy of the pages. */
export function multiplySidebars(sidebars: Sidebars, times: number): Sidebars {
  const all: Record<string, SidebarPart> = {...sidebars};
  for (let copy = 2; copy <= times; copy += 1)
    for (const [name, items] of Object.entries(sidebars))
      all[`${name}Copy${copy}`] = toCopy(items, copy) as SidebarPart;
  return all;
}
