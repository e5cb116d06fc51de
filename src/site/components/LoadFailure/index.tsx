import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {loadFailureId} from '@site/src/kit/shared/domContract';
import styles from './styles.module.css';

/**
 * Tells readers who used a control that the page's scripts did not arrive. The text can be read all the same, so the
 * notice is below it and covers nothing. The starter shows it; where that does not come itself, the styles do after
 * ten seconds. Where the application runs, it is never seen.
 */
export default function LoadFailure(): ReactNode {
  return (
    <div id={loadFailureId} className={styles.notice} role="alert" hidden>
      <p>
        <Translate id="site.loadFailure.text">
          Part of this page could not be loaded. You can keep reading. Retry to use menus and search.
        </Translate>
      </p>
      {/* A link, because it needs no script: without the starter, nothing else would listen. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it loads this page, whichever it is */}
      <a href="" rel="nofollow" className="button button--primary button--sm">
        <Translate id="site.failure.retry">Retry</Translate>
      </a>
    </div>
  );
}
