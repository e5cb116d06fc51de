import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {FrontMatter} from '@site/src/content/frontMatter';
import styles from './styles.module.css';

/** How far the subject of the page is known; nothing when it was read to its end. */
export default function BasisLine(): ReactNode {
  const {basis} = useDoc().frontMatter as Partial<FrontMatter>;
  if (basis === undefined || basis === 'seen') return null;
  return (
    <p className={styles.line} data-basis={basis} data-search-ignore="">
      {basis === 'partly-seen' ? (
        <Translate id="site.basis.partlySeen">
          Partly confirmed: some details may look different on your screen.
        </Translate>
      ) : (
        <Translate id="site.basis.inferred">Not confirmed: we have not seen this screen; yours may differ.</Translate>
      )}{' '}
      <Link to="/markdown-page#certainty">
        <Translate id="site.basis.explanation">How sure we are</Translate>
      </Link>
    </p>
  );
}
