import {createStorageSlot} from '@docusaurus/theme-common';
import {noSingleKeys, singleKeysKey} from '../../client/shortcutKeys';

/** Switches keys without Ctrl or Meta on or off, for this and all later visits. */
export function switchSingleKeys(isOn: boolean): void {
  document.documentElement.toggleAttribute(noSingleKeys, !isOn);
  createStorageSlot(singleKeysKey).set(isOn ? 'on' : 'off');
}
