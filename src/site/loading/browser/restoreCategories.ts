import {readCategoryLinks} from '../shared/categoryLinks';

/**
 * Shows the links of sidebar categories that the reader left open, in the placeholders of the sidebar. The application
 * renders the same there on hydration. Others may have written into the storage: whatever it holds becomes classes, text,
 * and paths of this site.
 *
 * @param entry address of the application's entry
 */
export function restoreCategories(entry: string): void {
  try {
    const stored = readCategoryLinks(entry)!;
    for (const placeholder of document.querySelectorAll('.category-links')) {
      const category = placeholder.previousSibling as Element;
      const own = category.querySelector('a')!;
      stored[own.pathname]?.forEach(([open, className, pathname, text]) => {
        category.className = open;
        const row = placeholder.appendChild(Object.assign(category.cloneNode() as Element, {className}));
        row.append(Object.assign(own.cloneNode(), {pathname, text}));
      });
    }
  } catch {
    // Nothing is stored, or something else.
  }
}
