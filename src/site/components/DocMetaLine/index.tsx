import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import CopyMarkdown from '@site/src/site/components/CopyMarkdown';
import PageMenu from '@site/src/site/components/PageMenu';
import audienceName from '@site/src/site/components/audienceName';
import type {FrontMatter} from '@site/src/content/front-matter/frontMatter';
import DocVersionBadge from '@theme/DocVersionBadge';
import styles from './styles.module.css';

/** The line between title and text of a docs page: for whom it is, its version, and what can be done with it. */
export default function DocMetaLine(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {audience = []} = frontMatter as Partial<FrontMatter>;
  const {permalink} = metadata;
  return (
    <div className={styles.line} data-search-ignore="">
      {audience.length > 0 && (
        <p className={styles.audience}>
          <Translate
            id="site.audience.label"
            description="{audience} is a list such as Senders, Receivers"
            values={{audience: <strong>{audience.map(audienceName).join(', ')}</strong>}}
          >
            {'For: {audience}'}
          </Translate>
        </p>
      )}
      <DocVersionBadge />
      {/* Integrators hand pages to their assistants: one press on a wide window. */}
      {audience.includes('integrator') && <CopyMarkdown permalink={permalink} />}
      <PageMenu permalink={permalink} />
    </div>
  );
}
