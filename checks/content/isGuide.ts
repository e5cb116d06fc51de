import {hasFrontMatter} from '../../src/content/frontMatter';
import type {PageLocation} from '../../src/content/pageLocation';

/** @returns whether a page is part of the guides: of the docs, but not of the API, whose facts are in the contract. */
export function isGuide(page: PageLocation): boolean {
  return hasFrontMatter(page) && !/^api(\/|$)/.test(page.route);
}
