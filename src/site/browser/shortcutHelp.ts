import {isHelpShortcut} from '../../kit/browser/shortcutKeys';

/** Opens the list of keyboard shortcuts, whose code is loaded only now. */
function onKeyDown(event: KeyboardEvent): void {
  if (!isHelpShortcut(event)) return;
  event.preventDefault();
  import('../components/ShortcutsDialog/openShortcuts').then(
    ({openShortcuts}) => openShortcuts(),
    // Without a network there is no list, but the page still works.
    () => undefined,
  );
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);
