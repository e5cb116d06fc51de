import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import type {DocumentType} from '../shared/searchTypes';

/** A built page outside docs. */
export interface PageOutsideDocs {
  route: string;
  type: Exclude<DocumentType, 'docs'>;
}

/** @returns the hand-written pages outside docs, by route; generated pages such as the search are left out */
export function collectPagesOutsideDocs(routes: readonly PluginRouteConfig[], baseUrl: string): PageOutsideDocs[] {
  return routes
    .filter(({plugin}) => plugin.name === 'docusaurus-plugin-content-pages')
    .flatMap(pathsOf)
    .filter((route) => route.startsWith(baseUrl) && !route.includes(':') && !route.endsWith('.html'))
    .map((route): PageOutsideDocs => ({route, type: 'others'}))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Only the innermost routes are pages; their parents are layouts. */
function pathsOf(route: RouteConfig): string[] {
  return route.routes ? route.routes.flatMap(pathsOf) : [route.path];
}
