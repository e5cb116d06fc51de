import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/** @returns whether a page of this language stands at a path. */
function isPage(pathname: string): boolean {
  const last = matchRoutes(routes, pathname).at(-1);
  return last !== undefined && last.route.path !== '*';
}

/**
 * @returns the address to give the router for a link in a text; undefined for links that the browser follows by itself:
 *   to places on the same page, to files, to other languages and other sites, into other windows
 */
export function linkTarget(link: HTMLAnchorElement): string | undefined {
  const {origin, pathname, search, hash, target} = link;
  if (!link.href || origin !== location.origin || (target && target !== '_self') || link.download) return undefined;
  if (pathname === location.pathname && hash) return undefined;
  return isPage(pathname) ? pathname + search + hash : undefined;
}
