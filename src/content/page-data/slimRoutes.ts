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

/** @returns this route and all below it. */
function flatten(route: RouteConfig): RouteConfig[] {
  return [route, ...(route.routes ?? []).flatMap(flatten)];
}

/** What the card of an item says below its title. */
function describeCard(item: PropSidebarItem, version: PropVersionMetadata, routes: readonly RouteConfig[]): object {
  if (item.type === 'link')
    return {description: version.docs[item.docId ?? '']?.description, customProps: item.customProps};
  const href = item.type === 'category' ? item.href : undefined;
  const index = routes.find(({path, props}) => props?.categoryGeneratedIndex && path === href);
  return {description: (index?.props?.categoryGeneratedIndex as {description?: string} | undefined)?.description};
}

/** Gives the pages of categories what their cards show, by the addresses of the pages that they lead to. */
function describeCards(route: RouteConfig, version: PropVersionMetadata, all = flatten(route)): RouteConfig {
  const routes = route.routes?.map((child) => describeCards(child, version, all));
  if (!route.props?.categoryGeneratedIndex) return {...route, ...(routes && {routes})};
  const items = itemsOf(route.path, Object.values(version.docsSidebars).flat());
  const cards = items.flatMap((item) =>
    item.type === 'html' || !item.href ? [] : [[item.href, describeCard(item, version, all)]],
  );
  return {...route, props: {...route.props, cards: Object.fromEntries(cards)}};
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
