import {hydrateOnClick} from '../shared/domContract';

/**
 * Prepares links that lead to the same place of the page in another language or version: before one is followed, it
 * gets query and hash. On the search page, links to another version have a query of their own.
 *
 * @param onMenu called when a pointer of any kind meets a menu, whose links need the application; perhaps more than once
 */
export function prepareMenus(onMenu: () => void): void {
  for (const type of ['pointerover', 'pointerdown', 'click']) {
    addEventListener(type, ({target}) => {
      const element = target as Element;
      if (element.closest('.dropdown')) onMenu();
      const link = element.closest<HTMLAnchorElement>(`a[lang],.dropdown [${hydrateOnClick}]`);
      if (!link) return;
      link.search ||= location.search;
      link.hash = location.hash;
    });
  }
}
