import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {Audience} from '@site/src/content/front-matter/frontMatter';
import type {TagItem} from '@site/src/content/page-data/tagItems';
import {areaName} from '@site/src/search/box/areaName';
import {areaOf} from '@site/src/search/engine/rowArea';
import audienceName from '@site/src/site/components/audienceName';
import './tag.css';

type Item = Props['tag']['items'][number];

/** Who the pages are for, in the order of the groups. */
const groups: readonly Audience[] = ['receiver', 'sender', 'administrator', 'integrator', 'everyone'];

/** OURS: the pages of a tag by their readers, each with its area and, of an operation, its method. */
export default function DocTagDocListPage({tag, about}: Props & {about: Record<string, TagItem>}): ReactNode {
  const of = (group: Audience): Item[] => tag.items.filter(({permalink}) => about[permalink]?.audience === group);
  const count = tag.items.length;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsTagDocListPage)}>
      <PageMetadata
        title={translate({id: 'site.tag.title', message: 'Pages about “{tag}”'}, {tag: tag.label})}
        description={tag.description}
      />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col">
            <article className="page-text">
              <header>
                <Heading as="h1">{tag.label}</Heading>
                {tag.description && <p>{tag.description}</p>}
                <p className="tag-count">
                  {count === 1
                    ? translate({id: 'site.tag.onePage', message: 'One page'})
                    : translate({id: 'site.tag.pages', message: '{count} pages'}, {count})}
                  <Link href={tag.allTagsPath}>
                    <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
                  </Link>
                </p>
              </header>
              {groups
                .filter((group) => of(group).length > 0)
                .map((group) => (
                  <Group key={group} group={group} items={of(group)} about={about} />
                ))}
            </article>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}

interface GroupProps {
  group: Audience;
  items: Item[];
  about: Record<string, TagItem>;
}

function Group({group, items, about}: GroupProps): ReactNode {
  return (
    <section>
      <Heading as="h2" id={group}>
        {audienceName(group)}
      </Heading>
      <ul className="tag-pages">
        {items.map(({id, title, description, permalink}) => {
          const area = areaOf(id);
          const method = about[permalink]?.method;
          return (
            <li key={id}>
              {method && <span className={`tag-method tag-method-${method.toLowerCase()}`}>{method}</span>}
              <Link to={permalink}>{title}</Link>
              <p>
                {area && <strong>{areaName(area)}</strong>} {description}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
