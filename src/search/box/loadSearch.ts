import {getSearchClient} from './searchClient';

/** Loads the dialog, with everything that belongs to it but the engine. */
export const loadDialog = async () => (await import('./theme/SearchDialog')).default;

/** Starts the engine of a language in its worker, which loads the indexes and prepares them. */
export function loadEngine(baseUrl: string, tags: readonly string[]): void {
  getSearchClient(baseUrl)
    .load(tags)
    .catch(() => undefined);
}
