import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Search} from 'lucide-react';
import {isPlainClick} from '@site/src/kit/browser/isPlainClick';
import {hydrateOnClick} from '@site/src/kit/shared/domContract';
import {openSearch} from '@site/src/search/box/openSearch';
import styles from './styles.module.css';

const shortcut = '/';

/** A link to the search page that looks like a search field; with JavaScript it opens the search dialog. */
export default function SearchLauncher(): ReactNode {
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isPlainClick(event) && openSearch()) event.preventDefault();
  };
  return (
    <Link className={styles.launcher} to="/search" onClick={onClick} {...{[hydrateOnClick]: true}}>
      <Search aria-hidden size="1.25rem" />
      <span>
        <Translate id="site.search.placeholder">Search guides and API</Translate>
      </span>{' '}
      <kbd className={styles.key}>{shortcut}</kbd>
    </Link>
  );
}
