import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A page by its id, or a category. */
export type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** @param icon id in static/img/sidebar-icons.svg */
const classOf = (icon: string): string => `icon-${icon}`;

/** A page at the top of a sidebar. */
export function page(id: string, icon: string): SidebarItemConfig {
  return {type: 'doc', id, className: classOf(icon)};
}

/** A link to a page of another sidebar, which it keeps. */
export function reference(id: string): SidebarItemConfig {
  return {type: 'ref', id};
}

/** A category at the top of a sidebar, with a landing page of its own at `slug` (below the version's base). */
export function category(
  label: string,
  icon: string,
  slug: string,
  description: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  return {...subcategory(label, slug, description, items), className: classOf(icon)};
}

/** A category inside another. Its texts are translated in i18n/vi/docusaurus-plugin-content-docs/<version>.json. */
export function subcategory(label: string, slug: string, description: string, items: SidebarItemConfig[]) {
  return {
    type: 'category',
    label,
    key: slug,
    link: {type: 'generated-index', slug, title: label, description},
    items,
  } satisfies SidebarItemConfig;
}

/** A category at the top of a sidebar whose landing page is written: the `index` page at `slug`. */
export function categoryWithIndex(
  label: string,
  icon: string,
  slug: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  const link = {type: 'doc', id: `${slug.slice(1)}/index`} as const;
  return {type: 'category', label, key: slug, className: classOf(icon), link, items};
}
