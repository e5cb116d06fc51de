import {useEffect, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {applicationReady} from '@site/src/kit/shared/domContract';
import LoadFailure from '@site/src/site/components/LoadFailure';
import styles from './styles.module.css';

/**
 * Signals that the application runs. The effect comes after those of everything else on the page, and in the second
 * render, in which buttons are enabled and sizes are known.
 */
function AnnounceReady(): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(applicationReady));
  }, [isBrowser]);
  return null;
}

/** OURS: a notice of a failed load, and links for readers without JavaScript, for whom the menus do not open. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <LoadFailure />
      <AnnounceReady />
      <noscript>
        <nav className={styles.links} aria-label={translate({id: 'site.noscript.label', message: 'Quick links'})}>
          <Link to="/">
            <Translate id="site.noscript.home">Home</Translate>
          </Link>
          <Link to="/docs/tutorial/receiver">
            <Translate id="site.noscript.website">Website guide</Translate>
          </Link>
          <Link to="/docs/app/authen">
            <Translate id="site.noscript.app">Mobile guide</Translate>
          </Link>
          <Link to="/docs/api/v1/general">
            <Translate id="site.noscript.api">API</Translate>
          </Link>
          <Link to="/docs/questions">
            <Translate id="site.noscript.questions">FAQ</Translate>
          </Link>
          <Link to="/docs/release-notes/website">
            <Translate id="site.noscript.notes">Release notes</Translate>
          </Link>
        </nav>
      </noscript>
    </>
  );
}
