import type {ClientModule} from '@docusaurus/types';
import './highlight.css';
import type {SearchNavigationState} from './navigationState';

let isMarked = false;

/**
 * Marks these terms, or none. Marking and clearing come from one import: two would be two files, and the one that
 * is fetched later would undo what the other did after it.
 */
function mark(terms: readonly string[]): void {
  isMarked = terms.length > 0;
  void import('./highlightTerms').then(({highlightTerms}) => highlightTerms(terms)).catch(() => undefined);
}

/** Marks the words a page was found by, and takes the marks away when the reader goes on to another page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {searchTerms} = (location.state ?? {}) as SearchNavigationState;
  const isSamePage = location.pathname === previousLocation?.pathname;
  if (searchTerms) mark(searchTerms);
  else if (isMarked && !isSamePage) mark([]);
};
