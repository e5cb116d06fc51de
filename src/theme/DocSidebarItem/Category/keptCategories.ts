import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/** So many categories are remembered; beyond that the one that was opened first is forgotten. */
const limit = 20;

const slot = createStorageSlot('site.openCategories');
const readNames = (): string[] => (slot.get() ?? '').match(/\S+/g) ?? [];

/** A category is named by the address of its first page without the language, so that all languages share it. */
const nameOf = (address: string): string => address.slice(siteConfig.baseUrl.length);

/** @returns whether the reader opened the category at an address by hand, and has not closed it since. */
export function isKeptOpen(address: string): boolean {
  return readNames().includes(nameOf(address));
}

/** Remembers what the reader did with the category at an address. */
function remember(address: string, isOpen: boolean): void {
  const others = readNames().filter((name) => name !== nameOf(address));
  slot.set([...others, ...(isOpen ? [nameOf(address)] : [])].slice(-limit).join(' '));
}

/** Before the theme answers: the button still says how the category was. */
function onClick({target}: MouseEvent): void {
  const caret = target instanceof Element && target.closest('.theme-doc-sidebar-menu .menu__caret');
  const address = caret && caret.previousElementSibling?.getAttribute('href');
  if (address) remember(address, caret.getAttribute('aria-expanded') !== 'true');
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick, {capture: true});
