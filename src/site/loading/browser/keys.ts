import {noSingleKeys} from '../../../kit/browser/shortcutKeys';

/**
 * @returns whether a key opens the search or the list of shortcuts: `isSearchShortcut` and `isHelpShortcut` of the
 *   application in fewer bytes. A test compares them.
 */
export function isCommandKey({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent, isWriting: boolean): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key === '/' || (key.toLowerCase() === 'k' && !shiftKey);
  return /^[/?]$/.test(key) && !isWriting && !document.documentElement.hasAttribute(noSingleKeys);
}

/** @returns whether a key is part of what a reader types after opening the search. */
export function isTextKey({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^(.|Backspace|Escape|Enter)$/.test(key);
}
