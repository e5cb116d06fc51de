import {applicationReady} from '../../../kit/shared/domContract';

function fetchAhead(rel: 'prefetch' | 'modulepreload', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), {rel, as: 'script', href}));
}

/** Fetches scripts at the lowest priority without running them; Safari ignores it. */
export function prefetch(addresses: readonly string[]): void {
  for (const address of addresses) fetchAhead('prefetch', address);
}

/**
 * Runs the application. The page's own scripts register themselves first, so the bundler's runtime asks for none again.
 * All are imported: no text becomes the address of a script element before the entry restricts which may
 * (`hydration/restrictMarkup.ts`).
 *
 * @param addresses of its scripts, the entry first
 * @param onReady called when the page is hydrated
 * @param onFailure called when a script could not be loaded or run
 */
export function loadApplication([entry, ...own]: readonly string[], onReady: () => void, onFailure: () => void): void {
  document.addEventListener(applicationReady, onReady, {once: true});
  fetchAhead('modulepreload', entry!);
  Promise.all(own.map((address) => import(address)))
    .then(() => import(entry!))
    .catch(onFailure);
}
