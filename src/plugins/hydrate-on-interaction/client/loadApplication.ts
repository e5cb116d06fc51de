import {applicationReady} from '../shared/markup';

function append<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/** Fetches scripts at the lowest priority without running them; Safari, which knows no prefetch, ignores it. */
export function prefetch(addresses: readonly string[]): void {
  for (const href of addresses) append('link', {rel: 'prefetch', as: 'script', href});
}

/**
 * Runs the application. The bundler finds the scripts of the page by their elements.
 *
 * @param addresses of its scripts
 * @param onReady the application has taken over the page
 * @param onFailure a script did not come or is no script; may be called more than once, and before `onReady`
 */
export function loadApplication(addresses: readonly string[], onReady: () => void, onFailure: () => void): void {
  document.addEventListener(applicationReady, onReady, {once: true});
  // What another page is served as a script fails when it is run.
  addEventListener('error', ({filename}) => {
    if (addresses.some((address) => filename.endsWith(address))) onFailure();
  });
  for (const src of addresses) append('script', {src, async: false, onerror: onFailure});
}
