import {readCategoryLinks} from '../shared/categoryLinks';

/**
 * Shows the links of sidebar categories that the reader left open, in the places that the sidebar keeps for them. The
 * application draws the same there when it takes over.
 */
export function restoreCategories(): void {
  const stored = readCategoryLinks();
  for (const place of document.querySelectorAll('.category-links')) {
    const category = place.previousElementSibling;
    const links = stored[category?.querySelector('a')?.getAttribute('href') ?? ''];
    if (!links) continue;
    category?.classList.remove('menu__list-item--collapsed');
    place.innerHTML = links;
  }
}
