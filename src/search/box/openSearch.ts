/** Event that asks the search box to open; a box that will open calls preventDefault. */
export const openSearchEvent = 'docs:open-search';

/** @returns whether a search box on the page opens */
export function openSearch(): boolean {
  return !document.dispatchEvent(new CustomEvent(openSearchEvent, {cancelable: true}));
}
