import type {useHistory} from '@docusaurus/router';
import type {ResultRow} from '../engine/resultRows';

export interface SearchNavigationState {
  /** Words the page was found by; `highlightOnRoute` marks them. */
  searchTerms?: string[];
}

/** Goes to the page of a result, where its terms are highlighted. */
export function openResult(history: ReturnType<typeof useHistory>, {href, terms}: ResultRow): void {
  const state: SearchNavigationState = {searchTerms: terms};
  const {pathname, search, hash} = new URL(href, window.location.href);
  history.push({pathname, search, hash, state});
}
