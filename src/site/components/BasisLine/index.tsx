import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {FrontMatter} from '@site/src/content/front-matter/frontMatter';
import styles from './styles.module.css';

/** How far the subject of the page is known; nothing when it was read to its end. */
export default function BasisLine(): ReactNode {
  const {basis} = useDoc().frontMatter as Partial<FrontMatter>;
  if (basis === undefined || basis === 'seen') return null;
  const [mark, detail] =
    basis === 'partly-seen'
      ? [
          translate({id: 'site.basis.partlySeen', message: 'Partly confirmed'}),
          translate({
            id: 'site.basis.partlySeenDetail',
            message: 'some details may look different on your screen.',
          }),
        ]
      : [
          translate({id: 'site.basis.inferred', message: 'Not confirmed'}),
          translate({
            id: 'site.basis.inferredDetail',
            message: 'we have not seen this screen; yours may differ.',
          }),
        ];
  return (
    <p className={styles.line} data-basis={basis}>
      <Link to="/markdown-page#certainty">{mark}</Link>
      <span className={styles.detail}>{`: ${detail}`}</span>
    </p>
  );
}
