import {beforeEach, describe, expect, it, vi} from 'vitest';
import {applyStoredLanguage} from '../shared/applyStoredLanguage';
import {sampleLanguageAttribute, sampleLanguages, sampleLanguageStorageKey} from '../shared/sampleLanguages';
import {onRouteDidUpdate} from './sampleLanguage';

const known = sampleLanguages.map(({id}) => id);
const html = document.documentElement;

/** Two blocks of samples as the plugin writes them, with the default language marked. */
function showPage(): HTMLInputElement[] {
  const radio = (block: number, id: string): string =>
    `<label><input type="radio" name="sample-${block}" value="${id}" ${id === 'curl' ? 'checked' : ''}>${id}</label>`;
  document.body.innerHTML = [1, 2]
    .map(
      (block) => `<div class="api-samples"><fieldset>${known.map((id) => radio(block, id)).join('')}</fieldset></div>`,
    )
    .join('');
  return [...document.querySelectorAll('input')];
}

const chosen = (radios: HTMLInputElement[]): string[] => radios.filter(({checked}) => checked).map(({value}) => value);
const applyStored = (key: string): void =>
  applyStoredLanguage('localStorage', key, sampleLanguageAttribute, known, 'curl');

beforeEach(() => {
  localStorage.clear();
  html.removeAttribute(sampleLanguageAttribute);
});

describe('before the first paint', () => {
  it('the remembered language is on the html element', () => {
    localStorage.setItem('key', 'python');
    applyStored('key');
    expect(html.getAttribute(sampleLanguageAttribute)).toBe('python');
  });

  it.each([
    ['nothing', null],
    ['an unknown language', 'cobol'],
  ])('with %s remembered it is cURL', (_, value) => {
    if (value) localStorage.setItem('key', value);
    applyStored('key');
    expect(html.getAttribute(sampleLanguageAttribute)).toBe('curl');
  });

  it('blocked storage does no harm', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => applyStored('key')).not.toThrow();
    expect(html.getAttribute(sampleLanguageAttribute)).toBe('curl');
    blocked.mockRestore();
  });
});

describe('on a page', () => {
  it('every block marks the remembered language', () => {
    const radios = showPage();
    html.setAttribute(sampleLanguageAttribute, 'go');
    onRouteDidUpdate();
    expect(chosen(radios)).toEqual(['go', 'go']);
  });

  it('a choice holds for every block and is remembered', () => {
    const radios = showPage();
    const ruby = radios.find(({value}) => value === 'ruby');
    if (ruby) ruby.checked = true;
    ruby?.dispatchEvent(new Event('change', {bubbles: true}));
    expect(html.getAttribute(sampleLanguageAttribute)).toBe('ruby');
    expect(chosen(radios)).toEqual(['ruby', 'ruby']);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(sampleLanguageStorageKey));
    expect(keys.map((key) => localStorage.getItem(key))).toEqual(['ruby']);
  });

  it('other radio buttons are left alone', () => {
    showPage();
    document.body.insertAdjacentHTML('beforeend', '<input type="radio" name="other" value="python">');
    document.querySelector('[name=other]')?.dispatchEvent(new Event('change', {bubbles: true}));
    expect(html.hasAttribute(sampleLanguageAttribute)).toBe(false);
  });
});
