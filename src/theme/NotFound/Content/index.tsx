import {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchLauncher from '@site/src/site/components/SearchLauncher';
import {hydrateOnLoad} from '@site/src/kit/shared/domContract';
import styles from './styles.module.css';

/** Every docs page loads this module, in case a version lacks the page; few readers need what searches. */
const SimilarPages = lazy(() => import('./SimilarPages'));

/** OURS: offers search and links; the stock page only asks to report the broken link. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      {/* Below /docs the application renders this part alone, which would leave the window without its title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      {/* Similar pages are found in the reader's browser. */}
      <Head>
        <meta name={hydrateOnLoad} content="true" />
      </Head>
      <Drawing />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.explanation">
          There is no page at this address. It may have moved, or the link may be incomplete.
        </Translate>
      </p>
      <div className={styles.similar} aria-live="polite" data-similar-pages>
        <Suspense>
          <SimilarPages />
        </Suspense>
      </div>
      <SearchLauncher />
      <ul className={styles.links}>
        <li>
          <Link to="/">
            <Translate id="site.notFound.home">Home page</Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs">
            <Translate id="site.notFound.introduction">Introduction</Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/questions">
            <Translate id="site.notFound.questions">Frequently asked questions</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}

/** A sheet of paper that is looked for. */
function Drawing(): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="11 3 48 58" aria-hidden="true">
      <path d="M36 4H12v54h22M36 4l12 12v14M36 4v12h12M20 26h18M20 34h10M20 42h8" />
      <circle cx="42" cy="44" r="9" />
      <path d="m49 51 8 8" />
    </svg>
  );
}
