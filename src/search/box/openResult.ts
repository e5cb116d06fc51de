import type {useHistory} from '@docusaurus/router';
import type {ResultRow} from '../engine/resultRows';
import {highlightParameter} from '../shared/highlightParameter';

export interface SearchNavigationState {
  /** Words the page was found by; `highlightOnRoute` marks them. */
  searchTerms?: string[];
}

/** @returns the address of a result for a new tab or window, where its terms are highlighted as well */
export function addressWithTerms({href, terms}: ResultRow): string {
  const {pathname, search, hash} = new URL(href, window.location.href);
  const parameters = new URLSearchParams(search);
  if (terms.length > 0) parameters.set(highlightParameter, terms.join(' '));
  return `${pathname}?${parameters.toString()}${hash}`;
}

/** Moves the terms from the address, which the reader may copy, to the navigation state. */
export function takeTermsFromAddress(): void {
  const url = new URL(window.location.href);
  const terms = url.searchParams.get(highlightParameter);
  if (terms === null) return;
  url.searchParams.delete(highlightParameter);
  const state: SearchNavigationState = {searchTerms: terms.split(' ')};
  window.history.replaceState({...(window.history.state as object | null), state}, '', url);
}

/** Goes to the page of a result, where its terms are highlighted. */
export function openResult(history: ReturnType<typeof useHistory>, {href, terms}: ResultRow): void {
  const state: SearchNavigationState = {searchTerms: terms};
  const {pathname, search, hash} = new URL(href, window.location.href);
  history.push({pathname, search, hash, state});
}
