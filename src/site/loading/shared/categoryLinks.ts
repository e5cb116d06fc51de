/** The markup of the links of open categories, by the address of the category. */
export type CategoryLinks = Readonly<Record<string, string>>;

const key = 'site.categoryLinks';

/**
 * @param entry address of the application's entry, which names the build and its language: of another build, pages may be
 *   gone or have other titles
 * @returns what earlier pages of the same build stored; nothing when storage is blocked or holds something else
 */
export function readCategoryLinks(entry: string): CategoryLinks {
  try {
    return (JSON.parse(localStorage.getItem(key)!) as Record<string, CategoryLinks>)[entry] ?? {};
  } catch {
    return {};
  }
}

/** Stores them for the next page that is loaded; where storage is blocked, nothing is stored. */
export function writeCategoryLinks(entry: string, links: CategoryLinks): void {
  try {
    localStorage.setItem(key, JSON.stringify({[entry]: links}));
  } catch {
    // The next page shows the categories when the application takes over.
  }
}
