import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {highlightTerms} from './highlightTerms';

const article =
  '<article><h1>Ký số</h1><p>Chọn <b>ky so</b> rồi <span hidden="">ký</span> số; kỳ sau.</p><button>Ký số</button>' +
  '<span class="badge">Ký số</span><footer class="theme-doc-footer"><a rel="tag" href="/tags">Ký số</a></footer></article>';
const html = `<nav>Ký số</nav>${article}`;

beforeEach(() => {
  document.body.innerHTML = html;
});
afterEach(() => {
  highlightTerms([]);
  vi.unstubAllGlobals();
});

describe('with the CSS Custom Highlight API', () => {
  const highlights = new Map<string, {ranges: Range[]}>();
  beforeEach(() => {
    highlights.clear();
    vi.stubGlobal('CSS', {highlights});
    vi.stubGlobal(
      'Highlight',
      class {
        ranges: Range[];
        constructor(...ranges: Range[]) {
          this.ranges = ranges;
        }
      },
    );
  });

  it('highlights phrases and their unmarked spellings in the text without changing it', () => {
    expect(highlightTerms(['ký', 'số'])).toBe(2);
    expect(highlights.get('site-search')?.ranges.map(String)).toEqual(['Ký số', 'ky so']);
    expect(document.querySelector('article')?.outerHTML).toBe(article);
  });

  it('highlights words where no phrase is', () => {
    expect(highlightTerms(['chon', 'ky'])).toBe(4);
    expect(highlights.get('site-search')?.ranges.map(String)).toEqual(['Ký', 'Chọn', 'ky', 'kỳ']);
  });

  it('highlights every spelling of a term without marks', () => {
    highlightTerms(['ky']);
    expect(highlights.get('site-search')?.ranges.map(String)).toEqual(['Ký', 'ky', 'kỳ']);
  });

  it('removes the highlights', () => {
    highlightTerms(['ký']);
    highlightTerms([]);
    expect(highlights.size).toBe(0);
  });
});

describe('the reader clears the highlights', () => {
  const button = (): HTMLButtonElement | null => document.querySelector('aside button');
  const state = {key: 'a', state: {searchTerms: ['ký']}};
  beforeEach(() => {
    vi.stubGlobal('Highlight', undefined);
    history.replaceState(state, '');
    highlightTerms(['ký']);
  });

  it.each([
    ['with the button', () => button()?.click()],
    ['with Escape', () => document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))],
  ])('%s, for good', (_, clear) => {
    expect(document.querySelector('mark')).not.toBeNull();
    clear();
    expect(document.querySelector('mark')).toBeNull();
    expect(button()).toBeNull();
    expect(history.state).toEqual({key: 'a'});
  });

  it('but not with the Escape that leaves a field', () => {
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    expect(document.querySelector('mark')).not.toBeNull();
  });

  it('where something is highlighted', () => {
    highlightTerms(['nowhere']);
    expect(button()).toBeNull();
  });
});

describe('without it', () => {
  beforeEach(() => vi.stubGlobal('Highlight', undefined));

  it('inserts marks and restores the text', () => {
    const text = document.querySelector('article')?.textContent;
    expect(highlightTerms(['ký', 'số'])).toBe(2);
    const marks = [...document.querySelectorAll('article mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Ký số', 'ky so']);
    expect(document.querySelector('article')?.textContent).toBe(text);
    highlightTerms([]);
    document.body.normalize();
    expect(document.body.innerHTML).toBe(html);
  });

  it('keeps the text nodes of React in their elements', () => {
    const heading = document.querySelector('h1');
    const text = heading?.firstChild;
    highlightTerms(['ký']);
    expect(text?.parentNode).toBe(heading);
  });
});

it('falls back to the main part, and does nothing without one', () => {
  document.body.innerHTML = '<main>Ký số</main>';
  expect(highlightTerms(['ký'])).toBe(1);
  document.body.innerHTML = '<p>Ký số</p>';
  expect(highlightTerms(['ký'])).toBe(0);
  expect(highlightTerms([])).toBe(0);
});
