import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {highlightTerms} from './highlightTerms';

const html =
  '<nav>Ký số</nav><article><h1>Ký số</h1><p>Chọn <b>ky so</b> rồi <span hidden="">ký</span> số; kỳ sau.</p><button>Ký</button></article>';

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

  it('highlights terms and their unmarked spellings in the article without changing the document', () => {
    expect(highlightTerms(['ký', 'số'])).toBe(5);
    expect(highlights.get('site-search')?.ranges.map(String)).toEqual(['Ký', 'số', 'ky', 'so', 'số']);
    expect(document.body.innerHTML).toBe(html);
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

describe('without it', () => {
  beforeEach(() => vi.stubGlobal('Highlight', undefined));

  it('inserts marks and restores the text', () => {
    expect(highlightTerms(['ký', 'số'])).toBe(5);
    expect([...document.querySelectorAll('article mark')].map((mark) => mark.textContent)).toEqual([
      'Ký',
      'số',
      'ky',
      'so',
      'số',
    ]);
    expect(document.querySelector('article')?.textContent).toBe('Ký sốChọn ky so rồi ký số; kỳ sau.Ký');
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
