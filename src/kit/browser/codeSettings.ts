import {createStorageSlot} from '@docusaurus/theme-common';
import {codeSettingsAttribute, codeSettingsKey} from '../shared/codeSettings';

/** What the reader chose for the code of all pages. */
export interface CodeSettings {
  /** Of samples; empty or unknown until one was chosen. */
  language: string;
  /** Whether samples are programs that check what comes back. */
  isRobust: boolean;
  /** Whether long lines break instead of scrolling. */
  wraps: boolean;
}

const slot = createStorageSlot(codeSettingsKey);

/** @returns the settings that the page shows, or the stored ones where the early script has not run. */
export function readCodeSettings(): CodeSettings {
  const value = document.documentElement.getAttribute(codeSettingsAttribute) ?? slot.get() ?? '';
  const [language = '', ...words] = value.split(' ');
  return {language, isRobust: words.includes('robust'), wraps: words.includes('wrap')};
}

/** Sets the attribute of the root element, from which styles read the settings. */
export function showCodeSettings(settings: CodeSettings): void {
  document.documentElement.setAttribute(codeSettingsAttribute, toWords(settings));
}

/** Changes some of the settings, here and in other tabs and on later pages. */
export function changeCodeSettings(change: Partial<CodeSettings>): void {
  const settings = {...readCodeSettings(), ...change};
  showCodeSettings(settings);
  slot.set(toWords(settings));
}

/** Calls a function after the settings were changed in another tab. */
export function listenToCodeSettings(listener: () => void): void {
  slot.listen(({newValue}) => {
    // The slot tells this tab of its own changes, too.
    if (newValue === null || newValue === document.documentElement.getAttribute(codeSettingsAttribute)) return;
    document.documentElement.setAttribute(codeSettingsAttribute, newValue);
    listener();
  });
}

/** Tells screen readers about the buttons below an element whether lines are wrapped. */
export function markWrapButtons(root: ParentNode): void {
  const isPressed = String(readCodeSettings().wraps);
  for (const button of root.querySelectorAll('.code-wrap')) button.setAttribute('aria-pressed', isPressed);
}

function toWords({language, isRobust, wraps}: CodeSettings): string {
  return [language, ...(isRobust ? ['robust'] : []), ...(wraps ? ['wrap'] : [])].join(' ');
}
