/** What travels with a navigation from a result to its page. */
export interface SearchNavigationState {
  /** Words the page was found by; they are marked there. */
  searchTerms?: string[];
}
