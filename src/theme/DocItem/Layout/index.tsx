import type {CSSProperties, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import type {TextLanguage} from '@site/src/content/missingTranslation';
import {seriesOf, seriesPosition} from '@site/src/site/components/seriesOf';
import {contractPath} from '../../../reference/shared/outputPaths';

const contentsId = 'page-contents';

/** @returns the API that a page is about: `v1`, `v2` or undefined. */
function apiOf(permalink: string): string | undefined {
  return /\/api\/(v\d)\//.exec(permalink)?.[1];
}

/**
 * OURS: the grid of src/site/css/layout.css. One table of contents serves all widths: a column where there is room, a
 * popover of the bar above the text elsewhere, which opens without JavaScript.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const {label} = useDocsVersion();
  const series = seriesOf(frontMatter);
  const api = apiOf(metadata.permalink);
  const contract = useBaseUrl(contractPath(label, `${api ?? ''}.yaml`));
  /** What links begin with on paper, where they show their whole addresses. */
  const onPaper = {'--site-address': `'${url}'`} as CSSProperties;
  const {text_language: language} = frontMatter as TextLanguage;
  const content = <DocItemContent>{children}</DocItemContent>;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="doc-layout" style={onPaper}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${metadata.permalink.replace(/\/$/, '')}.md`} />
        {api && <link rel="alternate" type="application/vnd.oai.openapi+json" href={contract} />}
      </Head>
      <div>
        <ContentVisibility metadata={metadata} />
        <div className="doc-bar">
          <DocBreadcrumbs />
          {hasContents && (
            <button type="button" className="clean-btn theme-doc-toc-mobile" popoverTarget={contentsId}>
              <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
            </button>
          )}
        </div>
        {series && (
          <details className="doc-series" data-search-ignore="">
            <summary>
              <strong>{seriesPosition(series)}</strong> {series.title}
            </summary>
            <ol>
              {series.parts.map(({id, title}) => (
                <li key={id}>
                  <Link to={`/docs/${id}`}>{title}</Link>
                </li>
              ))}
            </ol>
          </details>
        )}
        <article>
          {language ? <div lang={language}>{content}</div> : content}
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <nav
          id={contentsId}
          className="doc-contents"
          popover="auto"
          aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
        >
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
