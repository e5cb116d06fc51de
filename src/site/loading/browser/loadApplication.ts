import {applicationReady} from '../../../kit/shared/domContract';

function append<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/** Fetches scripts at the lowest priority without running them; Safari ignores it. */
export function prefetch(addresses: readonly string[]): void {
  for (const href of addresses) append('link', {rel: 'prefetch', as: 'script', href});
}

/**
 * Runs the application. The bundler's runtime finds the scripts of the page by their elements.
 *
 * @param addresses of its scripts
 * @param onReady called when the page is hydrated
 * @param onFailure called when a script could not be loaded or run; perhaps more than once, and before `onReady`
 */
export function loadApplication(addresses: readonly string[], onReady: () => void, onFailure: () => void): void {
  document.addEventListener(applicationReady, onReady, {once: true});
  // A script address that is answered with something else fails when it is run.
  addEventListener('error', ({filename}) => {
    if (addresses.some((address) => filename.endsWith(address))) onFailure();
  });
  for (const src of addresses) append('script', {src, async: false, onerror: onFailure});
}
