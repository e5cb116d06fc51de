import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/site/components/PageFeedback';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <PageFeedback />
      <DocItemFooter />
      <PrintFoot />
    </>
  );
}

/** Says on paper from where and of which version the page is; src/site/css/print.css hides it on screens. */
function PrintFoot(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const {title, url} = useDocusaurusContext().siteConfig;
  return (
    <p className="print-foot" data-search-ignore="">
      {`${title} ${label} · ${url}${permalink}`}
    </p>
  );
}
