import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchLauncher from '@site/src/components/SearchLauncher';
import {useSimilarPages} from './useSimilarPages';
import styles from './styles.module.css';

const status = '404';

export default function Suggestions({className}: Props): ReactNode {
  return (
    <main className={clsx(styles.page, className)}>
      <p className={styles.code} aria-hidden="true">
        {status}
      </p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.explanation">
          There is no page at this address. It may have moved, or the link may be incomplete.
        </Translate>
      </p>
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
      <SimilarPages />
    </main>
  );
}

/** The wrong address is known only in the browser; the room for what it leads to is there before. */
function SimilarPages(): ReactNode {
  const pages = useSimilarPages();
  return (
    <div className={styles.similar} aria-live="polite" data-similar-pages>
      {pages.length > 0 && (
        <>
          <p>
            <Translate id="site.notFound.similar">Did you mean one of these pages?</Translate>
          </p>
          <ul>
            {pages.map(({address, title}) => (
              <li key={address}>
                <Link to={address}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
