import type {ReactNode} from 'react';
import type {Audience} from '@site/src/content/frontMatter';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
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
      <MarkdownTwin permalink={permalink} />
    </div>
  );
}
