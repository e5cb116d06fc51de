import type {PageLocation} from '../../src/kit/pageLocation';

/** @returns whether a page is part of the API's reference. */
export function isApiPage({collection, route}: Pick<PageLocation, 'collection' | 'route'>): boolean {
  return collection === 'docs' && /^api(\/|$)/.test(route);
}
