import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Search} from 'lucide-react';
import {openSearch} from '@site/src/components/SearchLauncher/openSearch';
import {hydrateOnClick} from '@site/src/plugins/hydrate-on-interaction/shared/markup';
import styles from './styles.module.css';

/** The key that opens search from anywhere. */
const shortcut = '/';

/**
 * A large link to search. It is a link to the search page, so that it works before and without JavaScript;
 * with JavaScript it opens the search dialog of the navbar instead.
 */
export default function SearchLauncher(): ReactNode {
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlainClick && openSearch()) {
      event.preventDefault();
    }
  };
  return (
    <Link className={styles.launcher} to="/search" onClick={onClick} {...{[hydrateOnClick]: true}}>
      <Search aria-hidden size={20} />
      <span>
        <Translate id="site.searchLauncher.label" description="Text of the large search link on the home page">
          Search the guides and the API
        </Translate>
      </span>
      <kbd className={styles.key}>{shortcut}</kbd>
    </Link>
  );
}
