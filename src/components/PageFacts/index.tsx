import type {ReactNode} from 'react';
import type {Audience} from '@site/src/content/frontMatter';
import CopyMarkdown from '@site/src/components/CopyMarkdown';
import PageAudience from '@site/src/components/PageAudience';
import styles from './styles.module.css';

/** The quiet line between title and text: for whom the page is, and the page as a text. */
export default function PageFacts({
  audience,
  permalink,
}: {
  audience: readonly Audience[];
  permalink: string;
}): ReactNode {
  return (
    <div className={styles.facts} data-search-ignore="">
      <PageAudience audience={audience} />
      <CopyMarkdown permalink={permalink} />
    </div>
  );
}
