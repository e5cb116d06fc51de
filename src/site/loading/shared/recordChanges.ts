/** What others have changed in the page since it was parsed, until the application takes over. */
export interface ChangeRecorder extends MutationObserver {
  changes: MutationRecord[];
}

/**
 * Records what translators, extensions and other strangers change inside the application's part of the page before it
 * runs: hydration needs the document that was sent (`hydration/hydrateAltered.ts`). Its source becomes an inline script,
 * so it must not refer to anything outside of itself; it listens before the scripts of extensions do.
 *
 * @param name property of the window that holds the recorder
 */
export function recordChanges(name: string): void {
  addEventListener(
    'readystatechange',
    () => {
      const changes: MutationRecord[] = [];
      const recorder = new MutationObserver((records) => changes.push(...records));
      recorder.observe(document.getElementById('__docusaurus')!, {
        subtree: true,
        childList: true,
        characterDataOldValue: true,
      });
      Object.assign(window, {[name]: Object.assign(recorder, {changes})});
    },
    {capture: true, once: true},
  );
}
