import {isWriting} from '../../plugins/local-search/client/isSearchShortcut';
import {areSingleKeysOn} from '../../plugins/local-search/client/singleKeys';

/** @returns whether the keys ask for the list: Ctrl or Meta with / anywhere, ? as a command where nobody is writing. */
export function isHelpShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'>,
): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key === '/';
  return event.key === '?' && !isWriting(event.target) && areSingleKeysOn();
}
