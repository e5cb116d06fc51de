import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import type {VersionFacts} from './collectDocs';
import type {PageOutsideDocs} from './writeIndexes';

const pagesPlugin = 'docusaurus-plugin-content-pages';

/** @returns the hand-written pages outside docs, by route; generated pages such as the search are left out */
export function collectPagesOutsideDocs(
  routes: readonly PluginRouteConfig[],
  versions: readonly VersionFacts[],
  baseUrl: string,
): PageOutsideDocs[] {
  const docs = new Set(versions.flatMap(({docs: pages}) => pages.map(({route}) => route)));
  const isReadable = (route: string): boolean =>
    route.startsWith(baseUrl) && !docs.has(route) && !route.includes(':') && !route.endsWith('.html');
  return routes
    .filter(({plugin}) => plugin.name === pagesPlugin)
    .flatMap((route) => pathsOf(route).filter(isReadable))
    .map((route): PageOutsideDocs => ({route, type: 'others'}))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Only the innermost routes are pages; their parents are layouts. */
function pathsOf(route: RouteConfig): string[] {
  return route.routes ? route.routes.flatMap(pathsOf) : [route.path];
}
