import {readCategoryLinks} from '../shared/categoryLinks';

/**
 * Shows the links of sidebar categories that the reader left open, in the placeholders of the sidebar. The application
 * renders the same there on hydration.
 *
 * @param entry address of the application's entry
 */
export function restoreCategories(entry: string): void {
  const stored = readCategoryLinks(entry);
  for (const placeholder of document.querySelectorAll('.category-links')) {
    const category = placeholder.previousElementSibling;
    const links = stored[category?.querySelector('a')?.getAttribute('href') as string];
    if (!links) continue;
    category!.classList.remove('menu__list-item--collapsed');
    placeholder.innerHTML = links;
  }
}
