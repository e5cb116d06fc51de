import routes from '@generated/routes';

interface Route {
  path: string;
  routes?: Route[];
}

/** @returns the addresses of all pages below a route; that of the not-found page is a pattern */
const pagesOf = ({path, routes: below}: Route): string[] => below?.flatMap(pagesOf) ?? [path];

const pages = new Set((routes as Route[]).flatMap(pagesOf));

/** @returns whether this build has a page at an address, in this language */
export const isKnownPage = (address: string): boolean => pages.has(address.replace(/[?#].*/, ''));
