import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import type {PageLocation} from '../../src/kit/pageLocation';

/** @returns whether a page is part of the guides: of the docs, but not of the API, whose facts are in the contract. */
export function isGuide(page: PageLocation): boolean {
  return hasFrontMatter(page) && !/^api(\/|$)/.test(page.route);
}
