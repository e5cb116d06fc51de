import {useMemo, type ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props as StockProps} from '@theme/DocCategoryGeneratedIndexPage';

type Descriptions = Readonly<Record<string, string>>;

interface Props extends StockProps {
  /** Descriptions of the cards by their addresses, from src/plugins/docs. */
  cardDescriptions: Descriptions;
}

function describe(items: readonly PropSidebarItem[], descriptions: Descriptions): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') return {...item, items: describe(item.items, descriptions)};
    return item.type === 'link' ? {...item, description: descriptions[item.href]} : item;
  });
}

/** Shows descriptions on the cards of a category page. Its cards are the items of the sidebar, which has none. */
export default function DocCategoryGeneratedIndexPageWrapper({cardDescriptions, ...props}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo(() => describe(sidebar?.items ?? [], cardDescriptions), [sidebar, cardDescriptions]);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DocsSidebarProvider>
  );
}
