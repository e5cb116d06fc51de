import {useMemo, type ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

/** By the addresses of the cards, from src/plugins/docs. */
type Descriptions = Readonly<Record<string, string>>;

function addDescriptions(items: readonly PropSidebarItem[], descriptions: Descriptions): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') return {...item, items: addDescriptions(item.items, descriptions)};
    return item.type === 'link' ? {...item, description: descriptions[item.href]} : item;
  });
}

/** Shows descriptions on the cards of a category page. Its cards are the items of the sidebar, which has none. */
export default function DocCategoryGeneratedIndexPageWrapper({
  cardDescriptions,
  ...props
}: Props & {cardDescriptions: Descriptions}): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo(() => addDescriptions(sidebar?.items ?? [], cardDescriptions), [sidebar, cardDescriptions]);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DocsSidebarProvider>
  );
}
