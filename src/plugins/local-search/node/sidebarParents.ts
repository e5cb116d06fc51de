import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** @returns, for each doc in a sidebar, the labels of the categories above it, outermost first. */
export function parentsOfDocs(sidebars: Sidebars): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  const visit = (items: readonly SidebarItem[], above: readonly string[]): void => {
    for (const item of items) {
      if ((item.type === 'doc' || item.type === 'ref') && !parents.has(item.id)) parents.set(item.id, [...above]);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc' && !parents.has(item.link.id)) parents.set(item.link.id, [...above]);
      visit(item.items, [...above, item.label]);
    }
  };
  for (const items of Object.values(sidebars)) visit(items, []);
  return parents;
}
