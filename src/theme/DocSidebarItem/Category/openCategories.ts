import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';
import {readCategoryLinks, writeCategoryLinks} from '../../../site/loading/shared/categoryLinks';
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

/** Stores the links of open categories for the next page that is loaded, which shows them before it has scripts. */
function onPageHide(): void {
  const scripts = document.getElementById(pageScriptsId)?.textContent;
  // The dev server renders pages in the browser.
  if (!scripts) return;
  const [entry = ''] = JSON.parse(scripts) as string[];
  const links = Object.fromEntries(Object.entries(readCategoryLinks(entry)).filter(([href]) => isOpenedByReader(href)));
  for (const list of document.querySelectorAll('aside .theme-doc-sidebar-menu > li > .menu__list')) {
    const href = list.previousElementSibling?.querySelector('a')?.getAttribute('href');
    const isActive = list.querySelector('.menu__link--active') !== null;
    if (href && !isActive && isOpenedByReader(href)) links[href] = list.outerHTML;
  }
  writeCategoryLinks(entry, links);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick, {capture: true});
  addEventListener('pagehide', onPageHide);
}
