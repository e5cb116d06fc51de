import routes from '@generated/routes';

interface Route {
  /** Only docs have one. */
  sidebar?: string;
  sensitive?: boolean;
  routes?: Route[];
}

/**
 * Lets the application compare the addresses of docs as servers do: otherwise a not-found page at an address in another
 * case would turn into the page when the application starts. For other routes the router ignores `sensitive`.
 */
function matchCase(route: Route): void {
  if (route.sidebar !== undefined) route.sensitive = true;
  route.routes?.forEach(matchCase);
}

routes.forEach(matchCase);
