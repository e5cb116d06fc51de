import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';
import {
  readCategoryLinks,
  writeCategoryLinks,
  type CategoryLink,
  type CategoryLinks,
} from '../../../site/loading/shared/categoryLinks';
import {pageScriptsId} from '../../../kit/shared/domContract';

/** How many categories are remembered; the oldest is forgotten first. */
const limit = 20;

const slot = createStorageSlot('site.openCategories');
const readNames = (): string[] => slot.get()?.split(' ') ?? [];

/**
 * A category is identified by the address of its page without the language, so that all languages share it. The data of
 * a category whose page is an `index` file has a slash at the end, its link has none.
 */
const nameOf = (address: string | null | undefined): string =>
  address?.slice(siteConfig.baseUrl.length).replace(/\/$/, '') ?? '-';

/** @returns whether the reader opened the category at an address, and has not closed it since */
export function isOpenedByReader(address: string | undefined): boolean {
  return readNames().includes(nameOf(address));
}

/** Runs before the theme reacts: the button still has the old state. */
function onClick({target}: MouseEvent): void {
  const caret = (target as Element).closest('.theme-doc-sidebar-menu .menu__caret');
  if (!caret) return;
  const name = nameOf(caret.previousElementSibling?.getAttribute('href'));
  const names = readNames().filter((other) => other !== name);
  if (caret.getAttribute('aria-expanded') === 'false') names.push(name);
  slot.set(names.slice(-limit).join(' '));
}

function readLinks(entry: string): CategoryLinks {
  try {
    return readCategoryLinks(entry) ?? {};
  } catch {
    return {};
  }
}

/** Stores the links of open categories for the next page that is loaded, which shows them before it has scripts. */
function onPageHide(): void {
  const scripts = document.getElementById(pageScriptsId)?.textContent;
  // The dev server renders pages in the browser.
  if (!scripts) return;
  const [entry = ''] = JSON.parse(scripts) as string[];
  const links = Object.fromEntries(Object.entries(readLinks(entry)).filter(([path]) => isOpenedByReader(path)));
  for (const category of document.querySelectorAll('aside .theme-doc-sidebar-menu > li:has(> .menu__list)')) {
    const {pathname = ''} = category.querySelector('a') ?? {};
    if (category.querySelector('.menu__link--active') || !isOpenedByReader(pathname)) continue;
    links[pathname] = [...category.querySelectorAll(':scope > .menu__list > li')].flatMap((row): CategoryLink[] => {
      const link = row.querySelector('a');
      return link ? [[category.className, row.className, link.pathname, link.textContent]] : [];
    });
  }
  writeCategoryLinks(entry, links);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick, {capture: true});
  addEventListener('pagehide', onPageHide);
}
