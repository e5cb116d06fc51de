import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

/** Starlight has one sidebar for all pages; readers of the site have one for each area and version. */
export const onRequest = defineRouteMiddleware(({locals: {starlightRoute: route}}) => {
  const page = route.id.replace(/^vi\//, '');
  const groups = route.sidebar
    .filter(({label}) => page === label || page.startsWith(`${label}/`))
    .sort((a, b) => b.label.length - a.label.length);
  route.sidebar = groups[0]?.entries ?? [];
});
