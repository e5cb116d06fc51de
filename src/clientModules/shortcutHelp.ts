import {isHelpShortcut} from '../client/shortcutKeys';

/** Opens the list of keyboard shortcuts. The list itself is fetched then. */
function onKeyDown(event: KeyboardEvent): void {
  if (!isHelpShortcut(event)) return;
  event.preventDefault();
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
