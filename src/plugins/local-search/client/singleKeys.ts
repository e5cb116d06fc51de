/** Key of the choice in storage, `on` or `off`; written by the shortcuts dialog. */
export const singleKeysKey = 'site.singleKeys';

/** On the root element while single keys are letters only; the hints that name such keys are hidden then. */
export const noSingleKeys = 'data-no-single-keys';

/** @returns whether keys without Ctrl or Meta are commands; readers who speak their input switch them off. */
export function areSingleKeysOn(): boolean {
  return !document.documentElement.hasAttribute(noSingleKeys);
}
