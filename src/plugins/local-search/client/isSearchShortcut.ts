import {areSingleKeysOn} from './singleKeys';

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** @returns whether the reader is writing, so that a key is a letter and no command. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null;
}

/**
 * @returns whether the keys ask for the search: Ctrl or Meta with K anywhere, / where nobody is writing, unless the
 *   reader switched single keys off
 */
export function isSearchShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>,
): boolean {
  if (event.isComposing || event.altKey) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isWriting(event.target) && areSingleKeysOn();
}
