/** Clicks are not counted: the option that would switch it on is never given. */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('local-search: leave the option "insights" of createAutocomplete out.');
}
