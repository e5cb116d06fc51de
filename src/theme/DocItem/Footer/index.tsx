import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

/** Adds the question whether the page helped above tags, edit link and date. */
export default function DocItemFooterWrapper(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <PageFeedback permalink={permalink} />
      <DocItemFooter />
    </>
  );
}
