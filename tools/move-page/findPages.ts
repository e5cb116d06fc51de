import {posix} from 'node:path';
import type {ParsedPage} from '../../checks/pages/pages';
import type {CheckContext} from '../../checks/types';
import {sourceLocale} from '../../src/kit/locales';
import {docsFolder} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import {readMovedPages} from '../../src/publishing/redirects/movedPages';
import {fateOf} from './askHistory';

const source = docsFolder(sourceLocale, currentVersion.name);

/** @returns the route that a writer means, who may give the address or the file of a page */
export function toRouteArgument(argument: string): string {
  return argument
    .replace(/^\/?docs\//, '')
    .replace(/\.mdx$/, '')
    .replace(/(?:^|\/)index$|\/$/, '');
}

/** Pages of the current version with this route, or below it, in every language; partials among them. */
export function pagesBelow({allPages}: Pick<CheckContext, 'allPages'>, route: string): ParsedPage[] {
  return allPages.filter(({collection, version, folder, file}) => {
    const path = file.slice(folder.length + 1);
    const isBelow = path === `${route}.mdx` || path.startsWith(`${route}/`);
    return collection === 'docs' && version === currentVersion.name && isBelow;
  });
}

/** @throws Error if there is no page of this route, with what Git and the redirects know of it */
export function requirePages(context: CheckContext, route: string): ParsedPage[] {
  const pages = pagesBelow(context, route);
  if (pages.length > 0) return pages;
  throw new Error(`There is no page ${source}/${route}.mdx. ${whatBecameOf(context, route)} Nothing was changed.`);
}

function whatBecameOf({root, allPages}: CheckContext, route: string): string {
  const moved = readMovedPages(root).find(({from}) => from === `/docs/${route}`);
  if (moved) return `${moved.from} leads to ${moved.to} (src/config/redirects.yaml:${moved.line}).`;
  for (const file of [`${source}/${route}.mdx`, `${source}/${route}/index.mdx`]) {
    const fate = fateOf(root, file);
    if (fate?.renamedTo) return `Git knows: it was renamed to ${fate.renamedTo} in ${fate.commit}.`;
    if (fate) return `Git knows: it was deleted in ${fate.commit}.`;
  }
  const folder = posix.join(source, posix.dirname(route));
  const below = allPages.filter(({file}) => file.startsWith(`${folder}/`));
  const names = below.map(({file}) => file.slice(folder.length + 1).replace(/(?:\/.*|\.mdx)$/, ''));
  if (names.length === 0) return `There is no folder ${folder}/ either.`;
  return `${folder}/ has: ${[...new Set(names)].sort().join(', ')}.`;
}
