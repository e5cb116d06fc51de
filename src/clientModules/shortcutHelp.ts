import {isWriting} from '../plugins/local-search/client/isSearchShortcut';
import {areSingleKeysOn} from '../plugins/local-search/client/singleKeys';

/** @returns whether the keys ask for the list: Ctrl or Meta with / anywhere, ? as a command where nobody is writing. */
function isHelpShortcut({key, ctrlKey, metaKey, altKey, isComposing, target}: KeyboardEvent): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key === '/';
  return key === '?' && !isWriting(target) && areSingleKeysOn();
}

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
