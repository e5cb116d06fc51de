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
  const recorder = new MutationObserver((records) => changes.push(...records)) as ChangeRecorder;
  (window as unknown as Record<string, ChangeRecorder>)[name] = recorder;
  recorder.changes = changes;
  recorder.observe(document, {subtree: true, childList: true, characterDataOldValue: true});
  // The first time, the page is parsed; before the listeners of extensions.
  addEventListener('readystatechange', () => (recorder.parsed ??= changes.push(...recorder.takeRecords())), true);
}
