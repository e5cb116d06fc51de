import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Placeholder for every doc: the theme only checks that the doc of a sidebar item exists. */
const anyDoc = 'd';

function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(slimItem)};
  if (item.type !== 'link') return item;
  const {unlisted, customProps, ...link} = item;
  return {...link, ...(unlisted && {unlisted}), ...(item.docId !== undefined && {docId: anyDoc})};
}

/** @returns the version without its list of docs, of which only the cards of category pages show a part. */
function slimVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slimItem)]);
  return {
    ...version,
    docs: {[anyDoc]: {} as PropVersionMetadata['docs'][string]},
    docsSidebars: Object.fromEntries(sidebars) as PropVersionMetadata['docsSidebars'],
  };
}

/** @returns the items of the category whose page has this address. */
function itemsOf(address: string, items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    return item.href === address ? item.items : itemsOf(address, item.items);
  });
}

/** Gives the page of a category what its cards show, by the addresses of the pages that they lead to. */
function describeCards(route: RouteConfig, version: PropVersionMetadata): RouteConfig {
  const routes = route.routes?.map((child) => describeCards(child, version));
  if (!route.props?.categoryGeneratedIndex) return {...route, ...(routes && {routes})};
  const links = itemsOf(route.path, Object.values(version.docsSidebars).flat()).filter((item) => item.type === 'link');
  const cards = Object.fromEntries(
    links.map(({href, docId = '', customProps}) => [
      href,
      {description: version.docs[docId]?.description, customProps},
    ]),
  );
  return {...route, props: {...route.props, cards}};
}

/**
 * Moves data of the docs from their version, which every page loads, to the category pages that show it.
 *
 * @param route as the docs plugin adds it, with all routes below it
 */
export function slimRoutes(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return {...route, ...(route.routes && {routes: route.routes.map(slimRoutes)})};
  return {...describeCards(route, version), props: {...route.props, version: slimVersion(version)}};
}
