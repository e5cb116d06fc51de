import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('site.singleKeys');

/** Present while single keys are letters only; the hints that name such keys are hidden then. */
const mark = 'data-no-single-keys';

/** @returns whether keys without Ctrl or Meta are commands; readers who speak their input switch them off. */
export function areSingleKeysOn(): boolean {
  return !document.documentElement.hasAttribute(mark);
}

/** Switches keys without Ctrl or Meta on or off, for this and all later visits. */
export function switchSingleKeys(isOn: boolean): void {
  document.documentElement.toggleAttribute(mark, !isOn);
  slot.set(isOn ? 'on' : 'off');
}

if (ExecutionEnvironment.canUseDOM) document.documentElement.toggleAttribute(mark, slot.get() === 'off');
