const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** @returns whether the keys ask for the search: Ctrl or Meta with K anywhere, / where nobody is writing. */
export function isSearchShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>,
): boolean {
  if (event.isComposing || event.altKey) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  const isWriting = event.target instanceof Element && event.target.closest(writable) !== null;
  return event.key === '/' && !isWriting;
}
