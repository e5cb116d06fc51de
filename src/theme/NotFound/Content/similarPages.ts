/** A page that may be the one the reader wanted. */
export interface SimilarPage {
  address: string;
  title: string;
}

/** A row of the search. */
export interface FoundPage {
  kind: 'page' | 'section';
  href: string;
  title: string;
  score: number;
}

/** Pages shown at most. */
const maxPages = 3;

/** Rows below it have only common words in common with the address. */
const minScore = 5;

/** Share of the best score that the other rows need. */
const minShare = 0.4;

/**
 * Puts together what the search found for the words of an address and the page whose address is the nearest.
 *
 * @param rows of the search, the best first
 * @param nearest address of that page, if there is one
 * @param isSame whether it is the address that was wanted, in another case or version
 */
export function similarPages(rows: readonly FoundPage[], nearest?: string, isSame = false): SimilarPage[] {
  const pages = rows
    .filter(({kind}) => kind === 'page')
    .map(({href, title, score}) => ({address: href.replace(/#.*/, ''), title, score}));
  const best = pages[0]?.score ?? 0;
  const near = pages.find(({address}) => address === nearest);
  const others = pages.filter(
    (page) => page !== near && page.score >= minScore && page.score >= best * minShare && !(near && isSame),
  );
  // Without the search, and for the pages it does not know, the address is all there is.
  if (!near && nearest && (isSame || others.length === 0)) return [{address: nearest, title: nearest}];
  return [...(near ? [near] : []), ...others].slice(0, maxPages).map(({address, title}) => ({address, title}));
}
