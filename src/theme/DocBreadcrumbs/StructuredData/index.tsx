import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** Names each page by its canonical address; the docs plugin keeps the slash of an `index` page. */
export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const canonical = breadcrumbs.map((breadcrumb) => ({
    ...breadcrumb,
    ...(breadcrumb.href && {href: applyTrailingSlash(breadcrumb.href, {trailingSlash, baseUrl})}),
  }));
  return <StructuredData breadcrumbs={canonical as Props['breadcrumbs']} />;
}
