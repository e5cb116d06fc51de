import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  changeCodeSettings,
  listenToCodeSettings,
  readCodeSettings,
  showCodeSettings,
} from '../../kit/browser/codeSettings';
import {preserveScrollPosition} from '../../kit/browser/preserveScrollPosition';
import {defaultSampleLanguage, isSampleLanguage, samplesMissingAttribute} from '../shared/sampleLanguages';
import {loadSamples, showSample, type SampleChoice} from './sampleBlocks';

const controlSelector = '.api-samples fieldset input';

const blocks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.api-samples')];

function chosenSample(): SampleChoice {
  const {language, isRobust} = readCodeSettings();
  return {language: isSampleLanguage(language) ? language : defaultSampleLanguage, isRobust};
}

/** Shows the chosen language and form in every block of the page, once what is missing has come. */
async function showChosen(heldElement?: Element): Promise<void> {
  const chosen = chosenSample();
  showCodeSettings({...readCodeSettings(), ...chosen});
  const asked = await Promise.all(blocks().map(async (block) => ({block, isThere: await loadSamples(block, chosen)})));
  // Meanwhile the reader may have chosen another one.
  const {language, isRobust} = chosenSample();
  if (chosen.language !== language || chosen.isRobust !== isRobust) return;
  const change = (): void => {
    document.documentElement.removeAttribute(samplesMissingAttribute);
    asked.forEach(({block, isThere}) => showSample(block, chosen, isThere));
  };
  if (heldElement) preserveScrollPosition(heldElement, change);
  else change();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(controlSelector)) return;
    if (target.type === 'checkbox') changeCodeSettings({isRobust: target.checked});
    else if (isSampleLanguage(target.value)) changeCodeSettings({language: target.value});
    else return;
    void showChosen(target);
  });
  listenToCodeSettings(() => void showChosen());
}

/** Called by Docusaurus after every change of page, the first one included. */
export function onRouteDidUpdate(): void {
  void showChosen();
}
