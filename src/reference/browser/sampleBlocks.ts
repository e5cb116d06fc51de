import {defaultSampleLanguage, type SampleLanguageId} from '../shared/sampleLanguages';

/** Files on their way or here, so that quick choices do not fetch one twice. */
const fetches = new WeakMap<Element, Promise<void>>();

const sampleIn = (block: Element, language: SampleLanguageId): HTMLElement | null =>
  block.querySelector<HTMLElement>(`[data-sample="${language}"]`);

/**
 * Makes sure that a block of samples holds a language; fetches the file named in `data-samples` where it does not.
 *
 * @returns whether it holds it now; false after a failed request or with a file that has no such language
 */
export async function loadSamples(block: HTMLElement, language: SampleLanguageId): Promise<boolean> {
  if (!sampleIn(block, language)) {
    const fetching = fetches.get(block) ?? fetchSamples(block);
    fetches.set(block, fetching);
    await fetching.catch(() => undefined);
  }
  const isThere = sampleIn(block, language) !== null;
  if (!isThere) fetches.delete(block);
  return isThere;
}

async function fetchSamples(block: HTMLElement): Promise<void> {
  const response = await fetch(block.dataset.samples ?? '');
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const markups = (await response.json()) as Readonly<Record<string, string>>;
  sampleIn(block, defaultSampleLanguage)?.insertAdjacentHTML('afterend', Object.values(markups).join(''));
}

/** Shows one language of a block and marks it; where it is missing, the default one, with a word about it. */
export function showSample(block: HTMLElement, language: SampleLanguageId, isThere: boolean): void {
  const shown = isThere ? language : defaultSampleLanguage;
  for (const sample of block.querySelectorAll<HTMLElement>('[data-sample]')) {
    sample.hidden = sample.dataset.sample !== shown;
  }
  // After a failure the language can be chosen again, because it is not marked.
  for (const radio of block.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.checked = radio.value === shown;
  }
  block.querySelector('[role="alert"]')?.remove();
  if (isThere) return;
  const failure = block.ownerDocument.createElement('p');
  failure.className = 'api-note';
  failure.setAttribute('role', 'alert');
  failure.textContent = block.dataset.failure ?? '';
  block.querySelector('fieldset')?.after(failure);
}
