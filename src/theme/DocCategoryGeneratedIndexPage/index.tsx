import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import './cards.css';

type Item = ReturnType<typeof useCurrentSidebarCategory>['items'][number];

/** What a card shows below its title. */
type CardText = Pick<PropSidebarItemLink, 'description' | 'customProps'>;

/** By the addresses of the pages to which the cards lead; from src/content/page-data. */
type Cards = Readonly<Record<string, CardText>>;

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
        {/* With this class, reader modes find the text here. */}
        <article className="page-text">
          <header>
            <Heading as="h1">{title}</Heading>
            <p className="margin-bottom--sm">
              <DocVersionBadge />
            </p>
            <DocVersionBanner />
            {description && <p>{description}</p>}
          </header>
          <ul className="doc-cards">
            {filterDocCardListItems(category.items).map((item, index) => (
              <Card key={index} item={item} cards={cards} />
            ))}
          </ul>
        </article>
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </div>
    </div>
  );
}

/** Only the title is a link, which covers the card: reader modes leave out a text that is one. */
function Card({item, cards}: {item: Item; cards: Cards}): ReactNode {
  if (item.type === 'html') return null;
  const {description, customProps}: CardText = cards[item.href ?? ''] ?? {};
  const path = customProps?.path;
  return (
    <li className={clsx('doc-card', item.className)}>
      <Heading as="h2">
        <Link to={item.type === 'category' ? findFirstSidebarItemLink(item) : item.href}>{item.label}</Link>
      </Heading>
      {typeof path === 'string' && <code>{path}</code>}
      {description && <p>{description}</p>}
    </li>
  );
}
