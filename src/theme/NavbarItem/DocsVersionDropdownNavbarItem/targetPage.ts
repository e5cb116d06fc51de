import type {ActiveDocContext, GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import {findPage, routeIn, type SiteVersion} from '@site/src/content/page-data/shared/siteVersion';

export interface TargetPage {
  path: string;
  /** Whether it is shown instead of the reader's page, which this version does not have. */
  isSubstitute: boolean;
}

/** @returns the routes above a route, the nearest first: of a/b/c, a/b and a */
function routesAbove(route: string): string[] {
  const parts = route.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/**
 * Finds the page to open when the reader chooses a version: the same page; else the nearest one above it that the
 * version has; else its introduction.
 *
 * @param pathname address of the page that is shown
 */
export function targetPage(version: SiteVersion, current: ActiveDocContext, pathname: string): TargetPage {
  const {activeVersion, alternateDocVersions} = current;
  const introduction = version.docs.find(({id}) => id === version.mainDocId) as GlobalDoc; // Every version has one.
  const route = activeVersion && routeIn(activeVersion, pathname);
  if (route === undefined || !findPage(activeVersion as SiteVersion, route))
    return {path: introduction.path, isSubstitute: false};
  const same = alternateDocVersions[version.name]?.path ?? findPage(version, route);
  if (same) return {path: same, isSubstitute: false};
  const [nearest] = routesAbove(route).flatMap((above) => findPage(version, above) ?? []);
  return {path: nearest ?? introduction.path, isSubstitute: true};
}

/** @returns the address of the search page with the same query in a version */
export function addressInVersion(pathname: string, search: string, version: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('version', version);
  return `${pathname}?${parameters}`;
}
