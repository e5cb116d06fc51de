/** The markup of the links of open categories, by the address of the category. */
export type CategoryLinks = Readonly<Record<string, string>>;

const key = 'site.categoryLinks';

/** @returns what earlier pages stored; nothing when storage is blocked or holds something else */
export function readCategoryLinks(): CategoryLinks {
  try {
    return (JSON.parse(localStorage.getItem(key)!) ?? {}) as CategoryLinks;
  } catch {
    return {};
  }
}

/** Stores them for the next page that is loaded; where storage is blocked, nothing is stored. */
export function writeCategoryLinks(links: CategoryLinks): void {
  try {
    localStorage.setItem(key, JSON.stringify(links));
  } catch {
    // The next page shows the categories when the application takes over.
  }
}
