import {useEffect, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {applicationReady} from '@site/src/plugins/hydrate-on-interaction/shared/domContract';
import LoadFailure from '@site/src/components/LoadFailure';
import styles from './styles.module.css';

/**
 * Hands the page over to the application. This effect runs after those of everything on the page, and at the second
 * drawing, in which buttons are enabled and sizes are known.
 */
function AnnounceReady(): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(applicationReady));
  }, [isBrowser]);
  return null;
}

/** Adds, for readers without JavaScript, the ways that the menu button and the dropdowns cannot offer them. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <LoadFailure />
      <AnnounceReady />
      <noscript>
        <nav
          className={styles.ways}
          aria-label={translate({
            id: 'site.noscript.label',
            message: 'Short ways',
            description: 'Names the links for readers without JavaScript',
          })}
        >
          <Link to="/">
            <Translate id="site.noscript.home" description="Link for readers without JavaScript">
              Home
            </Translate>
          </Link>
          <Link to="/docs/tutorial/receiver">
            <Translate id="site.noscript.website" description="Link for readers without JavaScript">
              Website guide
            </Translate>
          </Link>
          <Link to="/docs/app/authen">
            <Translate id="site.noscript.app" description="Link for readers without JavaScript">
              Mobile guide
            </Translate>
          </Link>
          <Link to="/docs/api/v1/general">
            <Translate id="site.noscript.api" description="Link for readers without JavaScript">
              API
            </Translate>
          </Link>
          <Link to="/docs/questions">
            <Translate id="site.noscript.questions" description="Link for readers without JavaScript">
              FAQ
            </Translate>
          </Link>
          <Link to="/docs/release-notes/website">
            <Translate id="site.noscript.notes" description="Link for readers without JavaScript">
              Release notes
            </Translate>
          </Link>
        </nav>
      </noscript>
    </>
  );
}
