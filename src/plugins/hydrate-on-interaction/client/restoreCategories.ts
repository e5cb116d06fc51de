import {readCategoryLinks} from '../shared/categoryLinks';

/**
 * Shows the links of sidebar categories that the reader left open, in the places that the sidebar keeps for them. The
 * application draws the same there when it takes over.
 */
export function restoreCategories(): void {
  for (const [href, links] of Object.entries(readCategoryLinks())) {
    const category = document.querySelector(`div > [href="${CSS.escape(href)}"]`)?.closest('.menu__list-item--collapsed');
    const place = category?.nextElementSibling;
    if (!place?.matches('.category-links')) continue;
    category?.classList.remove('menu__list-item--collapsed');
    place.innerHTML = links;
  }
}
