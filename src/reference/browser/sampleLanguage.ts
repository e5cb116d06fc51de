import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {
  defaultSampleLanguage,
  isSampleLanguage,
  sampleLanguageAttribute,
  sampleLanguageStorageKey,
  samplesMissingAttribute,
  type SampleLanguageId,
} from '../shared/sampleLanguages';
import {loadSamples, showSample} from './sampleBlocks';

const radioSelector = '.api-samples input[type="radio"]';

const blocks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.api-samples')];

const slot = createStorageSlot(sampleLanguageStorageKey);

/** The early script has set the attribute where the reader's first page has samples. */
function chosenLanguage(): SampleLanguageId {
  const chosen = document.documentElement.getAttribute(sampleLanguageAttribute) ?? slot.get();
  return isSampleLanguage(chosen) ? chosen : defaultSampleLanguage;
}

/** Keeps the top of an element where it is on the screen while samples above and below it change their height. */
function preserveScrollPosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Shows the chosen language in every block of the page, once what is missing has come. */
async function showChosen(heldElement?: Element): Promise<void> {
  const chosen = chosenLanguage();
  document.documentElement.setAttribute(sampleLanguageAttribute, chosen);
  const asked = await Promise.all(blocks().map(async (block) => ({block, isThere: await loadSamples(block, chosen)})));
  // Meanwhile the reader may have chosen another one.
  if (chosen !== chosenLanguage()) return;
  const change = (): void => {
    document.documentElement.removeAttribute(samplesMissingAttribute);
    asked.forEach(({block, isThere}) => showSample(block, chosen, isThere));
  };
  if (heldElement) preserveScrollPosition(heldElement, change);
  else change();
}

function choose(language: SampleLanguageId, heldElement?: Element): void {
  document.documentElement.setAttribute(sampleLanguageAttribute, language);
  void showChosen(heldElement);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(radioSelector) || !isSampleLanguage(target.value))
      return;
    slot.set(target.value);
    choose(target.value, target);
  });
  slot.listen(({newValue}) => {
    if (isSampleLanguage(newValue)) choose(newValue);
  });
}

/** Called by Docusaurus after every change of page, the first one included. */
export function onRouteDidUpdate(): void {
  void showChosen();
}
