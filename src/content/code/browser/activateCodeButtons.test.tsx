import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {toMarkup} from '../../../kit/html';
import {codeSettingsAttribute} from '../../../kit/shared/codeSettings';
import {fencedBlock} from '../fencedBlock';
import {activateCodeButtons} from './activateCodeButtons';

const writeText = vi.fn<(text: string) => Promise<void>>();

function show(code: string, meta = ''): void {
  const block = toMarkup(fencedBlock({code, language: 'json', meta, locale: 'en', apiUrl: 'https://api.example.com'}));
  document.body.innerHTML = `<div class="code-block">${block}</div>`;
}

function press(selector: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(selector);
  if (!button) throw new Error(`No ${selector} on the page.`);
  button.click();
  return button;
}

beforeAll(() => {
  activateCodeButtons(document);
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
});
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the copy button', () => {
  it('copies the code as written, without numbers, marks and a last line break', async () => {
    show('{\n  "id": 1\n}', 'showLineNumbers {2}');
    press('.code-copy');
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('{\n  "id": 1\n}');
  });

  it('says so on itself and to screen readers, then takes it back', async () => {
    show('{}');
    const button = press('.code-copy');
    await vi.advanceTimersByTimeAsync(0);
    expect(button.textContent).toBe('Copied');
    expect(button.matches('[data-label]')).toBe(true);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied');
    press('.code-copy');
    await vi.advanceTimersByTimeAsync(2000);
    expect(button.textContent).toBe('Copy');
    expect(button.matches('[data-label]')).toBe(false);
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('refused'))],
    ['gives no answer', () => new Promise<void>(() => undefined)],
  ])('selects the code and says so when the clipboard %s', async (_name, answer) => {
    show('{}');
    writeText.mockImplementation(answer);
    const button = press('.code-copy');
    await vi.advanceTimersByTimeAsync(500);
    expect(button.textContent).toBe('Copy');
    expect(getSelection()?.toString().trim()).toBe('{}');
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/does not let this page copy.+Ctrl\+C/);
    writeText.mockReset().mockResolvedValue();
    press('.code-copy');
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied');
  });
});

it('the wrap button breaks the long lines of all code, exposes its state, and is remembered', () => {
  const block = toMarkup(
    fencedBlock({
      code: `{"a": "${'x'.repeat(100)}"}`,
      language: 'json',
      meta: '',
      locale: 'en',
      apiUrl: 'https://api.example.com',
    }),
  );
  document.body.innerHTML = `<div class="code-block">${block}</div>`.repeat(2);
  const states = (): (string | null)[] =>
    [...document.querySelectorAll('.code-wrap')].map((button) => button.getAttribute('aria-pressed'));
  document.documentElement.setAttribute(codeSettingsAttribute, 'python');
  press('.code-wrap');
  expect(states()).toEqual(['true', 'true']);
  expect(document.documentElement.getAttribute(codeSettingsAttribute)).toBe('python wrap');
  expect(Object.values(localStorage)).toEqual(['python wrap']);
  press('.code-wrap');
  expect(states()).toEqual(['false', 'false']);
  expect(Object.values(localStorage)).toEqual(['python']);
});

it.each([
  [30, null],
  [70, 'code-wrap code-wrap-narrow'],
  [80, 'code-wrap'],
])('the wrap button is there where lines of %i signs do not fit', (length, classes) => {
  show('x'.repeat(length));
  expect(document.querySelector('.code-wrap')?.className ?? null).toBe(classes);
});
