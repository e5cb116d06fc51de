import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import type {DocumentType} from '../shared/searchTypes';

/** A built page outside docs. */
export interface PageOutsideDocs {
  route: string;
  type: Exclude<DocumentType, 'docs'>;
}

const typeByPlugin: Record<string, PageOutsideDocs['type']> = {
  'docusaurus-plugin-content-pages': 'others',
  'docusaurus-plugin-content-blog': 'blog',
};

/** @returns the hand-written pages and blog posts, by route; generated pages such as the search are left out */
export function collectPagesOutsideDocs(routes: readonly PluginRouteConfig[], baseUrl: string): PageOutsideDocs[] {
  return routes
    .flatMap((route): PageOutsideDocs[] => {
      const type = typeByPlugin[route.plugin.name];
      return type ? pathsOf(route).map((path) => ({route: path, type})) : [];
    })
    .filter(({route}) => route.startsWith(baseUrl) && !route.includes(':') && !route.endsWith('.html'))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Only the innermost routes are pages; their parents are layouts. */
function pathsOf(route: RouteConfig): string[] {
  return route.routes ? route.routes.flatMap(pathsOf) : [route.path];
}
