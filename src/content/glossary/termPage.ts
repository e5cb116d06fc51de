import path from 'node:path';
import type {Term} from '../../kit/vocabulary';

/** Route of the glossary page. */
export const glossaryRoute = 'glossary';

/** A page a term names: its route, and a heading on it. */
export interface TermPage {
  route: string;
  anchor?: string;
}

/** @returns the anchor of a term on the glossary page. */
export function termAnchor({id}: Pick<Term, 'id'>): string {
  return `term-${id}`;
}

/** @returns what `tutorial/receiver#codes` means; `index` is the introduction. */
export function readTermPage(page: string): TermPage {
  const [route = '', anchor] = page.split('#');
  return {route: route === 'index' ? '' : route, anchor};
}

/** @returns a relative address, which stays in the reader's language whatever the site's base path. */
export function addressFrom(route: string, {route: target, anchor}: TermPage): string {
  const {dirname, basename, join, relative} = path.posix;
  const goal = below(target);
  // By folders, because a page has no slash at its end: the introduction is `../docs` for its neighbours.
  const address = join(relative(dirname(below(route)), dirname(goal)), basename(goal));
  return `${address}${anchor ? `#${anchor}` : ''}`;
}

function below(route: string): string {
  return route === '' ? 'docs' : `docs/${route}`;
}
