import {beforeEach, describe, expect, it, vi} from 'vitest';
import {eventually} from '../../../tests/support/eventually';
import {codeSettingsAttribute, codeSettingsKey} from '../../kit/shared/codeSettings';
import {sampleLanguages} from '../shared/sampleLanguages';
import {onRouteDidUpdate} from './sampleLanguage';

const known = sampleLanguages.map(({id}) => id);
const html = document.documentElement;

const short = (language: string): string => `<div class="code-block" data-sample="${language}">${language}</div>`;
const robust = (language: string): string =>
  `<div class="code-block" data-sample="${language}" data-robust>${language} robust</div>`;
const files = Object.fromEntries(known.map((id) => [id, (id === 'curl' ? '' : short(id)) + robust(id)]));

/** Two blocks of samples as the plugin writes them, with the default language there and marked. */
function showPage(toggle = '<label><input type="checkbox">With error handling</label>'): HTMLInputElement[] {
  const radio = (block: number, id: string): string =>
    `<label><input type="radio" name="sample-${block}" value="${id}" ${id === 'curl' ? 'checked' : ''}>${id}</label>`;
  document.body.innerHTML = [1, 2]
    .map(
      (block) =>
        `<div class="api-samples" data-samples="/${block}.samples.json" data-failure="Not loaded."><fieldset>${known
          .map((id) => radio(block, id))
          .join('')}${toggle}</fieldset>${short('curl')}</div>`,
    )
    .join('');
  return [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
}

const requests = vi.fn<(address: string) => Promise<Response>>();
const visible = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sample]')].filter(({hidden}) => !hidden).map((it) => it.innerText);

const chosen = (radios: HTMLInputElement[]): string[] => radios.filter(({checked}) => checked).map(({value}) => value);
beforeEach(() => {
  localStorage.clear();
  html.removeAttribute(codeSettingsAttribute);
  requests.mockReset();
  vi.stubGlobal('fetch', requests);
  answerWithFiles();
});

describe('on a page', () => {
  it('every block shows and marks the remembered language', async () => {
    const radios = showPage();
    html.setAttribute(codeSettingsAttribute, 'go');
    onRouteDidUpdate();
    await eventually(() => expect(visible()).toEqual(['go', 'go']));
    expect(chosen(radios)).toEqual(['go', 'go']);
  });

  it('reached from a page without samples, and so without the early script, it does so too', async () => {
    const radios = showPage();
    choose(radios, 'ruby');
    await eventually(() => expect(visible()).toEqual(['ruby', 'ruby']));
    html.removeAttribute(codeSettingsAttribute);
    showPage();
    onRouteDidUpdate();
    await eventually(() => expect(visible()).toEqual(['ruby', 'ruby']));
    expect(html.getAttribute(codeSettingsAttribute)).toBe('ruby');
  });

  it('nothing is fetched for readers of the default language', async () => {
    const radios = showPage();
    html.setAttribute(codeSettingsAttribute, 'curl');
    onRouteDidUpdate();
    await eventually(() => expect(chosen(radios)).toEqual(['curl', 'curl']));
    expect(requests).not.toHaveBeenCalled();
  });

  it('a choice holds for every block, is remembered, and fetches each file once', async () => {
    const radios = showPage();
    choose(radios, 'ruby');
    await eventually(() => expect(visible()).toEqual(['ruby', 'ruby']));
    choose(radios, 'php');
    await eventually(() => expect(visible()).toEqual(['php', 'php']));
    expect(chosen(radios)).toEqual(['php', 'php']);
    expect(requests.mock.calls.map(([address]) => address)).toEqual(['/1.samples.json', '/2.samples.json']);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(codeSettingsKey));
    expect(keys.map((key) => localStorage.getItem(key))).toEqual(['php']);
  });

  it('of two quick choices the last one counts', async () => {
    const radios = showPage();
    choose(radios, 'ruby');
    choose(radios, 'java');
    await eventually(() => expect(visible()).toEqual(['java', 'java']));
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server error', () => Promise.resolve(new Response('', {status: 500}))],
    ['a page instead of the file', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a file without the language', () => Promise.resolve(Response.json({}))],
  ])('with %s the default language stays, with a word, and another try works', async (_, answer) => {
    const radios = showPage();
    requests.mockImplementation(answer);
    choose(radios, 'go');
    await eventually(() => expect(document.querySelectorAll('[role="alert"]')).toHaveLength(2));
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Not loaded.');
    expect(visible()).toEqual(['curl', 'curl']);
    expect(chosen(radios)).toEqual(['curl', 'curl']);
    answerWithFiles();
    choose(radios, 'go');
    await eventually(() => expect(visible()).toEqual(['go', 'go']));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('the robust form is shown in every language until it is switched off, and fetched once', async () => {
    const radios = showPage();
    const robustIn = (language: string): string[] => [`${language} robust`, `${language} robust`];
    const [toggle, other] = document.querySelectorAll<HTMLInputElement>('[type=checkbox]');
    toggle?.click();
    await eventually(() => expect(visible()).toEqual(robustIn('curl')));
    expect(other?.checked).toBe(true);
    choose(radios, 'go');
    await eventually(() => expect(visible()).toEqual(robustIn('go')));
    expect(html.getAttribute(codeSettingsAttribute)).toBe('go robust');
    showPage();
    onRouteDidUpdate();
    await eventually(() => expect(visible()).toEqual(robustIn('go')));
    document.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
    await eventually(() => expect(visible()).toEqual(['go', 'go']));
    expect(requests).toHaveBeenCalledTimes(4);
  });

  it('a switch that was pressed before the application ran keeps its state until that is answered', async () => {
    showPage();
    const toggle = document.querySelector<HTMLInputElement>('[type=checkbox]');
    toggle?.setAttribute('aria-busy', 'true');
    if (toggle) toggle.checked = true;
    html.setAttribute(codeSettingsAttribute, 'go');
    onRouteDidUpdate();
    await eventually(() => expect(visible()).toEqual(['go', 'go']));
    expect(toggle?.checked).toBe(true);
  });

  it('where a program has one form only, that is shown to those who prefer the robust one', async () => {
    html.setAttribute(codeSettingsAttribute, 'curl robust');
    showPage('');
    onRouteDidUpdate();
    await eventually(() => expect(visible()).toEqual(['curl', 'curl']));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('where the robust form cannot be loaded, its switch is off again', async () => {
    showPage();
    requests.mockRejectedValue(new TypeError('Failed to fetch'));
    const toggle = document.querySelector<HTMLInputElement>('[type=checkbox]');
    toggle?.click();
    await eventually(() => expect(document.querySelectorAll('[role="alert"]')).toHaveLength(2));
    expect(toggle?.checked).toBe(false);
    expect(visible()).toEqual(['curl', 'curl']);
  });

  it('other radio buttons are left alone', () => {
    showPage();
    document.body.insertAdjacentHTML('beforeend', '<input type="radio" name="other" value="python">');
    document.querySelector('[name=other]')?.dispatchEvent(new Event('change', {bubbles: true}));
    expect(html.hasAttribute(codeSettingsAttribute)).toBe(false);
  });
});

function answerWithFiles(): void {
  requests.mockImplementation(() => Promise.resolve(Response.json(files)));
}

function choose(radios: readonly HTMLInputElement[], language: string): void {
  const radio = radios.find(({value}) => value === language);
  if (radio) radio.checked = true;
  radio?.dispatchEvent(new Event('change', {bubbles: true}));
}
