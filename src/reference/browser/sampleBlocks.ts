import {markWrapButtons} from '../../kit/browser/codeSettings';
import {defaultSampleLanguage, type SampleLanguageId} from '../shared/sampleLanguages';

/** Which of its samples a block shows. */
export interface SampleChoice {
  language: SampleLanguageId;
  /** Complete programs have one form only, and show that. */
  isRobust: boolean;
}

/** What is part of every page. */
const atFirst: SampleChoice = {language: defaultSampleLanguage, isRobust: false};

/** Files on their way or here, so that quick choices do not fetch one twice. */
const fetches = new WeakMap<Element, Promise<void>>();

const robustSwitch = (block: Element): HTMLInputElement | null => block.querySelector('input[type="checkbox"]');

function isChosen(sample: HTMLElement, block: Element, {language, isRobust}: SampleChoice): boolean {
  const wantsRobust = isRobust && robustSwitch(block) !== null;
  return sample.dataset.sample === language && 'robust' in sample.dataset === wantsRobust;
}

const samplesIn = (block: Element): HTMLElement[] => [...block.querySelectorAll<HTMLElement>('[data-sample]')];

const hasSample = (block: Element, choice: SampleChoice): boolean =>
  samplesIn(block).some((sample) => isChosen(sample, block, choice));

/**
 * Makes sure that a block of samples holds the chosen one; fetches the file named in `data-samples` where it does not.
 *
 * @returns whether it holds it now; false after a failed request or with a file that has no such sample
 */
export async function loadSamples(block: HTMLElement, choice: SampleChoice): Promise<boolean> {
  if (!hasSample(block, choice)) {
    const fetching = fetches.get(block) ?? fetchSamples(block);
    fetches.set(block, fetching);
    await fetching.catch(() => undefined);
  }
  const isThere = hasSample(block, choice);
  if (!isThere) fetches.delete(block);
  return isThere;
}

async function fetchSamples(block: HTMLElement): Promise<void> {
  const response = await fetch(block.dataset.samples ?? '');
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const markups = (await response.json()) as Readonly<Record<string, string>>;
  block.querySelector('[data-sample]')?.insertAdjacentHTML('afterend', Object.values(markups).join(''));
  markWrapButtons(block);
}

/** Shows one sample of a block and marks its language and form; where it is missing, the first one, with a word about it. */
export function showSample(block: HTMLElement, choice: SampleChoice, isThere: boolean): void {
  const shown = isThere ? choice : atFirst;
  for (const sample of samplesIn(block)) sample.hidden = !isChosen(sample, block, shown);
  // After a failure the same can be chosen again, because it is not marked.
  for (const radio of block.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.checked = radio.value === shown.language;
  }
  const toggle = robustSwitch(block);
  // A press before the application ran is still to be answered.
  if (toggle && !toggle.hasAttribute('aria-busy')) toggle.checked = shown.isRobust;
  block.querySelector('[role="alert"]')?.remove();
  if (isThere) return;
  const failure = block.ownerDocument.createElement('p');
  failure.className = 'api-note';
  failure.setAttribute('role', 'alert');
  failure.textContent = block.dataset.failure ?? '';
  block.prepend(failure);
}
