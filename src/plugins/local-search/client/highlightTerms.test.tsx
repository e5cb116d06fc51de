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

describe('with highlights in the browser', () => {
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

  it('marks terms and their unmarked spellings in the article, and leaves the document alone', () => {
    expect(highlightTerms(['ký', 'số'])).toBe(5);
    expect(highlights.get('site-search')?.ranges.map(String)).toEqual(['Ký', 'số', 'ky', 'so', 'số']);
    expect(document.body.innerHTML).toBe(html);
  });

  it('marks every spelling of a term without marks', () => {
    highlightTerms(['ki']);
    expect(highlights.get('site-search')?.ranges.map(String)).toEqual(['Ký', 'ky', 'kỳ']);
  });

  it('takes the marks away', () => {
    highlightTerms(['ký']);
    highlightTerms([]);
    expect(highlights.size).toBe(0);
  });
});

describe('without them', () => {
  beforeEach(() => vi.stubGlobal('Highlight', undefined));

  it('wraps the words and restores the text', () => {
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

  it('keeps the text nodes that React knows in their places', () => {
    const heading = document.querySelector('h1');
    const text = heading?.firstChild;
    highlightTerms(['ký']);
    expect(text?.parentNode).toBe(heading);
  });
});

it('falls back to the main part, and to nothing', () => {
  document.body.innerHTML = '<main>Ký số</main>';
  expect(highlightTerms(['ký'])).toBe(1);
  document.body.innerHTML = '<p>Ký số</p>';
  expect(highlightTerms(['ký'])).toBe(0);
  expect(highlightTerms([])).toBe(0);
});
