/** Storage key of the reader's choice, `on` or `off`; written by the shortcuts dialog. */
export const singleKeysKey = 'site.singleKeys';

/** Attribute of the root element while single keys are switched off; styles hide the hints that name such keys. */
export const noSingleKeys = 'data-no-single-keys';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>;

const textFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** @returns whether keys without Ctrl or Meta are shortcuts; readers who use speech input switch them off (WCAG 2.1.4) */
export function areSingleKeysOn(): boolean {
  return !document.documentElement.hasAttribute(noSingleKeys);
}

function isSingleKey({key, target}: Keys, shortcut: string): boolean {
  const isTyping = target instanceof Element && target.closest(textFields) !== null;
  return key === shortcut && !isTyping && areSingleKeysOn();
}

/** @returns whether the keys open the search: Ctrl or Meta with K, or / outside of text fields */
export function isSearchShortcut(event: Keys): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return isSingleKey(event, '/');
}

/** @returns whether the keys open the list of shortcuts: Ctrl or Meta with /, or ? outside of text fields */
export function isHelpShortcut(event: Keys): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key === '/';
  return isSingleKey(event, '?');
}
