import type {ClientModule} from '@docusaurus/types';
import {takeTermsFromAddress, type SearchNavigationState} from '../openResult';

// Before the router reads address and state.
if (typeof window !== 'undefined') takeTermsFromAddress();

let isHighlighted = false;

/**
 * Highlights these terms, or none. Both come from one import: with two, the chunk that arrives later could undo what
 * the other did after it.
 */
function highlight(terms: readonly string[]): void {
  isHighlighted = terms.length > 0;
  void import('./highlightTerms').then(({highlightTerms}) => highlightTerms(terms)).catch(() => undefined);
}

/** Highlights the words a page was found by until the reader goes to another page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {searchTerms} = (location.state ?? {}) as SearchNavigationState;
  const isSamePage = location.pathname === previousLocation?.pathname;
  if (searchTerms) highlight(searchTerms);
  else if (isHighlighted && !isSamePage) highlight([]);
};
