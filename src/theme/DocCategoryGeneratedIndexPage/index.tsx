import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import './cards.css';

/** What the cards show, by their addresses; from src/content/page-data. */
type Cards = Readonly<Record<string, Pick<PropSidebarItemLink, 'description' | 'customProps'>>>;

/** OURS: the grid of src/site/css/layout.css; the texts of the cards come from the page's own data. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, description, navigation},
  cards,
}: Props & {cards: Cards}): ReactNode {
  const category = useCurrentSidebarCategory();
  return (
    <div className="doc-layout">
      <PageMetadata title={title} description={description} />
      <div>
        <div className="doc-bar">
          <DocBreadcrumbs />
        </div>
        <header>
          <Heading as="h1">{title}</Heading>
          <p className="margin-bottom--sm">
            <DocVersionBadge />
          </p>
          <DocVersionBanner />
          {description && <p>{description}</p>}
        </header>
        <article>
          <DocCardList
            items={category.items.map((item) => (item.type === 'html' ? item : {...item, ...cards[item.href ?? '']}))}
          />
        </article>
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </div>
    </div>
  );
}
