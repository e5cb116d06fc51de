import {indexAddress} from '../shared/searchTypes';
import {getSearchClient} from './searchClient';

/**
 * Starts the engine of a language in its worker, which loads the indexes and prepares them.
 *
 * @param isPageBusy whether the page requests the indexes itself: a worker starts only when the page pauses
 */
export function loadEngine(baseUrl: string, tags: readonly string[], isPageBusy = false): void {
  if (isPageBusy) tags.forEach((tag) => void request(indexAddress(baseUrl, tag)));
  getSearchClient(baseUrl)
    .load(tags, isPageBusy)
    .catch(() => undefined);
}

/** Requests a file, and reads it to its end, so that all of it comes. */
const request = (address: string): Promise<unknown> =>
  fetch(address)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
