import type {ReactNode} from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <PageFeedback />
      <DocItemFooter />
    </>
  );
}
