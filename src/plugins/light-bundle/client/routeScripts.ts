import {matchRoutes} from 'react-router-config';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

/** Docusaurus's function in the bundle: from the name of a script to its address. */
declare const __webpack_require__: {gca: (name: string) => string | undefined};

type Names = string | {[part: string]: Names};

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** Names of the scripts by the path of a route; a path may stand for several routes, which a hash tells apart. */
function readNames(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, names] of Object.entries(routesChunkNames as Record<string, Names>)) {
    const path = key.slice(0, key.lastIndexOf('-'));
    found.set(path, [...(found.get(path) ?? []), ...namesIn(names)]);
  }
  return found;
}

let namesByPath: Map<string, string[]> | undefined;
const seenPaths = new Set<string>();
const loadedPaths = new Set<string>();
const askedScripts = new Set<string>();

function isCareful(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

function fetchAhead(address: string): void {
  if (askedScripts.has(address) || document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  askedScripts.add(address);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  } else {
    fetch(address).catch(() => undefined);
  }
}

/**
 * Fetches the scripts of a page of this site that a link in view leads to, unless the reader saves data.
 *
 * @param path of the page
 * @returns false when there was nothing to do
 */
function prefetch(path: string): false | Promise<void[]> {
  if (loadedPaths.has(path) || seenPaths.has(path) || isCareful()) return false;
  seenPaths.add(path);
  namesByPath ??= readNames();
  for (const {route} of matchRoutes(routes, path)) {
    for (const name of namesByPath.get(String(route.path)) ?? []) {
      const address = __webpack_require__.gca(name);
      // In development, the core's function writes this for scripts that others bring along.
      if (address && !address.includes('undefined')) fetchAhead(address);
    }
  }
  return Promise.resolve([]);
}

/**
 * Loads the scripts of a page of this site that the reader is about to open.
 *
 * @param path of the page
 * @returns false when there was nothing to do
 */
function preload(path: string): false | Promise<void[]> {
  if (loadedPaths.has(path) || isCareful()) return false;
  loadedPaths.add(path);
  return preloadRoute(path) as Promise<void[]>;
}

/**
 * OURS, instead of `client/docusaurus` of the core, compared with 3.10.2: the same two functions, which links call. The
 * core's asks for every script once more for every link, and reads the list of all routes each time.
 */
export default Object.freeze({prefetch, preload});
