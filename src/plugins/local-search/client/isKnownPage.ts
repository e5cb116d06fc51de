import routes from '@generated/routes';

interface Route {
  path: string;
  routes?: Route[];
}

/** @returns the addresses of all pages below a route; that of the not-found page is a pattern */
function pagesOf({path, routes: below}: Route): string[] {
  return below ? below.flatMap(pagesOf) : [path];
}

let pages: ReadonlySet<string> | undefined;

/** @returns whether this build has a page at an address, in this language */
export function isKnownPage(address: string): boolean {
  pages ??= new Set((routes as Route[]).flatMap(pagesOf));
  return pages.has(address.replace(/[?#].*/, ''));
}
