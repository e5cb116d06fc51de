import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import {byLetter} from './byLetter';
import './tags.css';

/** OURS: one article, with a description for search engines; the tags of a letter stand beside it, in the order of the language. */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.tags.description',
          message: 'The subjects of this documentation, each with the pages about it.',
        })}
      />
      <SearchMetadata tag="doc_tags_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <article>
              <Heading as="h1">{title}</Heading>
              {[...byLetter(tags, currentLocale)].map(([letter, ofLetter]) => (
                <section key={letter}>
                  <Heading as="h2" id={letter}>
                    {letter}
                  </Heading>
                  <ul>
                    {ofLetter.map((tag) => (
                      <li key={tag.permalink}>
                        <Tag {...tag} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </article>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
