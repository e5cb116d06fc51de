/** A link of the sidebar: the classes of its open category and of its row, its path, and its label. */
export type CategoryLink = readonly [category: string, row: string, path: string, label: string];

/** The links of open categories, by the address of the category. */
export type CategoryLinks = Readonly<Record<string, readonly CategoryLink[]>>;

const key = 'category-links';

/**
 * @param entry address of the application's entry, which names the build and its language: of another build, pages may be
 *   gone or have other titles
 * @returns what earlier pages of the same build stored, or whatever else is there
 * @throws Error when storage is blocked or holds no data of ours
 */
export function readCategoryLinks(entry: string): CategoryLinks | undefined {
  return (JSON.parse(localStorage[key] as string) as Record<string, CategoryLinks>)[entry];
}

/** Stores them for the next page that is loaded; where storage is blocked, nothing is stored. */
export function writeCategoryLinks(entry: string, links: CategoryLinks): void {
  try {
    localStorage.setItem(key, JSON.stringify({[entry]: links}));
  } catch {
    // The next page shows the categories when the application takes over.
  }
}
