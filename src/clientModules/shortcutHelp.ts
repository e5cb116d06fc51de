import {isWriting} from '../plugins/local-search/client/isSearchShortcut';

/** Opens the list of keyboard shortcuts on `?`. The list itself is fetched then. */
function onKeyDown(event: KeyboardEvent): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  if (event.key !== '?' || hasModifier || isWriting(event.target)) {
    return;
  }
  import('../components/ShortcutsDialog/openShortcuts').then(
    ({openShortcuts}) => openShortcuts(),
    // Without a network there is no list, and nothing else that readers would miss.
    () => undefined,
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKeyDown);
}

export {};
