import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {
  isSampleLanguage,
  sampleLanguageAttribute,
  sampleLanguageStorageKey,
  type SampleLanguageId,
} from '../shared/sampleLanguages';

const RADIO = '.api-samples input[type="radio"]';

/** Shows one language everywhere; the style sheet reads the attribute. */
function show(language: SampleLanguageId): void {
  document.documentElement.setAttribute(sampleLanguageAttribute, language);
  markChosen();
}

/** The markup comes with the default language marked; the reader may have chosen another. */
function markChosen(): void {
  const chosen = document.documentElement.getAttribute(sampleLanguageAttribute);
  for (const radio of document.querySelectorAll<HTMLInputElement>(RADIO)) radio.checked = radio.value === chosen;
}

/** Keeps the top of a block where it is on the screen while samples above and below it change their height. */
function holding(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}

if (ExecutionEnvironment.canUseDOM) {
  const slot = createStorageSlot(sampleLanguageStorageKey);
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(RADIO) || !isSampleLanguage(target.value)) return;
    const language = target.value;
    slot.set(language);
    holding(target, () => show(language));
  });
  slot.listen(({newValue}) => {
    if (isSampleLanguage(newValue)) show(newValue);
  });
}

/** Called by Docusaurus after every change of page, the first one included. */
export function onRouteDidUpdate(): void {
  markChosen();
}
