import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** A version as the browser knows it. */
export type SiteVersion = GlobalVersion & {
  /** Routes of its tag pages below its path, like `tags/api`; their list first. */
  tagRoutes?: readonly string[];
};

/** @returns the route of an address below the path of its version, without slashes at its ends; '' for the introduction */
export function routeIn({path}: Pick<GlobalVersion, 'path'>, address: string): string {
  return address.slice(path.length).replace(/^\/+|\/+$/g, '');
}

/** @returns the address of the page with this route in the version, if it has one */
export function findPage(version: SiteVersion, route: string): string | undefined {
  const exists = version.docs.some(({path}) => routeIn(version, path) === route) || version.tagRoutes?.includes(route);
  return exists ? [version.path, ...(route ? [route] : [])].join('/') : undefined;
}
