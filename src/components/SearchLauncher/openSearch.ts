/** Event by which any part of the page asks the search box to open; the box calls preventDefault to say it will. */
export const openSearchEvent = 'docs:open-search';

/** @returns whether a search box on the page took the request. */
export function openSearch(): boolean {
  return !document.dispatchEvent(new CustomEvent(openSearchEvent, {cancelable: true}));
}
