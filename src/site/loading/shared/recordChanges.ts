/** What happened to the page until the application takes over. */
export interface ChangeRecorder extends MutationObserver {
  changes: MutationRecord[];
  /** So many of the changes happened while the page was parsed, most of them by the parser; unset until it is. */
  parsed?: number;
}

/**
 * Records what is done to the page before the application runs: hydration needs the document that was sent
 * (`hydration/hydrateAltered.ts`), and translators, extensions and other strangers may change it as soon as it begins. Its
 * source becomes an inline script in the head, so it must not refer to anything outside of itself.
 *
 * @param name property of the window that holds the recorder
 */
export function recordChanges(name: string): void {
  const changes: MutationRecord[] = [];
  const recorder: ChangeRecorder = Object.assign(new MutationObserver((records) => changes.push(...records)), {
    changes,
  });
  const observe = (node: Node): void =>
    recorder.observe(node, {subtree: true, childList: true, characterDataOldValue: true});
  observe(document);
  // Before the listeners of extensions.
  addEventListener(
    'readystatechange',
    () => {
      recorder.parsed = changes.push(...recorder.takeRecords());
      recorder.disconnect();
      observe(document.getElementById('__docusaurus')!);
    },
    {capture: true, once: true},
  );
  Object.assign(window, {[name]: recorder});
}
