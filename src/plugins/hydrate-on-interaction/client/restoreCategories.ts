import {readCategoryLinks} from '../shared/categoryLinks';

/**
 * Shows the links of sidebar categories that the reader left open, in the placeholders of the sidebar. The application
 * renders the same there on hydration.
 */
export function restoreCategories(): void {
  const stored = readCategoryLinks();
  for (const placeholder of document.querySelectorAll('.category-links')) {
    const category = placeholder.previousElementSibling;
    const links = stored[category?.querySelector('a')?.getAttribute('href') ?? ''];
    if (!links) continue;
    category?.classList.remove('menu__list-item--collapsed');
    placeholder.innerHTML = links;
  }
}
