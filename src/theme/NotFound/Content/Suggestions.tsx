import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchLauncher from '@site/src/components/SearchLauncher';
import {nearestAddress} from './nearestAddress';
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
      <NearestPage />
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

/** Links to the page with the nearest address. The wrong address is known only in the browser. */
function NearestPage(): ReactNode {
  const docs = useAllDocsData();
  const [nearest, setNearest] = useState<string>();
  useEffect(() => {
    const known = Object.values(docs).flatMap(({versions}) =>
      versions.flatMap((version) => version.docs.map((doc) => doc.path)),
    );
    setNearest(nearestAddress(window.location.pathname, known));
  }, [docs]);
  if (!nearest) return null;
  return (
    <p data-likely-page>
      <Translate id="site.notFound.likely" values={{page: <Link to={nearest}>{nearest}</Link>}}>
        {'Did you mean {page}?'}
      </Translate>
    </p>
  );
}
