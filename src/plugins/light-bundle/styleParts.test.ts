import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnusedParts, styleParts} from './styleParts';

const parts = styleParts.map(({name}) => name);
const all = ['styles', ...parts];
const link = (name: string): string => `<link rel=stylesheet href=/vi/assets/css/${name}.0a1b2c3d.css />`;
const page = (names: readonly string[], body: string): string =>
  `<!doctype html><head>${names.map(link).join('')}</head><body>${body}</body>`;

describe('dropUnusedParts', () => {
  it.each([
    ['<p>Text</p>', ['styles']],
    ['<figure class="figure sketch"><div class=sketch-bar></div></figure>', ['styles', 'sketches']],
    ['<figure class="figure diagram"></figure>', ['styles', 'diagrams']],
    ['<div class=code-block></div>', ['styles', 'code']],
    ['<div class="api api-table"></div><pre class="language-sh code-block"></pre>', ['styles', 'code', 'api']],
  ])('leaves %s with what it needs', (body, needed) => {
    expect(dropUnusedParts(page(all, body))).toBe(page(needed, body));
  });
  it('reads links with quotation marks too', () => {
    const quoted = '<link rel="stylesheet" href="/assets/css/api.0a1b.css">';
    expect(dropUnusedParts(`${quoted}<p>`)).toBe('<p>');
  });
  it('puts the styles of all pages first, because the others build on them', () => {
    const body = '<div class="sketch diagram code-block api">';
    expect(dropUnusedParts(page([...all].sort(), body))).toBe(page(all, body));
  });
  it('does not take a word of the text for a class', () => {
    const body = '<p>The class=api-table of a page, and <code>code-block</code></p>';
    expect(dropUnusedParts(page(all, '<p>code-block</p>'))).toBe(page(['styles'], '<p>code-block</p>'));
    expect(dropUnusedParts(page(all, body))).toContain('styles');
  });
});

describe('the parts', () => {
  it.each(styleParts)('$name: every rule is for a class that marks it', ({source, marks}) => {
    const unmarked: string[] = [];
    let rules = 0;
    postcss.parse(readFileSync(source, 'utf8')).walkRules(({selectors}) => {
      rules += 1;
      const isMarked = (selector: string): boolean =>
        [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => marks.test(name));
      unmarked.push(...selectors.filter((selector) => !isMarked(selector)));
    });
    expect(rules).toBeGreaterThan(10);
    // Variables apply to nothing by themselves, and tokens stand in code blocks only.
    const allowed = /^(?::root|\[data-theme='dark'\]|\.token\.\w+)$/;
    expect(unmarked.filter((selector) => !allowed.test(selector))).toEqual([]);
  });
});
