import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A page by its id, or a category. */
export type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * A category with a landing page of its own at `slug` (below the version's base).
 * Its words are translated in i18n/vi/docusaurus-plugin-content-docs/<version>.json.
 */
export function category(
  label: string,
  slug: string,
  description: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  return {
    type: 'category',
    label,
    key: slug,
    link: {type: 'generated-index', slug, title: label, description},
    items,
  };
}

/**
 * A category whose landing page is the written page `docId`, an introduction to the area.
 * The page's own path gives the address; `slug` is the key of the label's translation.
 */
export function introducedBy(
  label: string,
  slug: string,
  docId: string,
  items: SidebarItemConfig[],
): SidebarItemConfig {
  return {type: 'category', label, key: slug, link: {type: 'doc', id: docId}, items};
}
