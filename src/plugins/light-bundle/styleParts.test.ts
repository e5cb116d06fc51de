import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {linkNeededParts, styledSelectors, styleParts, type BuiltPart} from './styleParts';

const part = (name: string, css: string): BuiltPart => ({
  href: `/vi/assets/css/${name}.0a1b2c3d.css`,
  selectors: styledSelectors(css),
});
const shared = part('styles', '.markdown{margin:0}.figure{margin:0}');
const sketches = part('sketches', '.sketch,.figure .sketch-bar{color:red}');
const code = part('code', '@media print{.code-block:hover{color:red}}');
const api = part('api', '.api .code-block,.wide:not(.api){color:red}:is(.field,.value) td{color:red}');
const link = ({href}: BuiltPart): string => `<link rel=stylesheet href=${href} />`;
const page = (parts: readonly BuiltPart[], body: string): string =>
  `<!doctype html><head>${parts.map(link).join('')}</head><body>${body}</body>`;

describe('linkNeededParts', () => {
  it.each([
    ['<p class=markdown>Text</p>', []],
    ['<figure class="figure sketch"></figure>', [sketches]],
    ['<figure class=figure></figure>', []],
    ['<i class=sketch-bar></i>', []],
    ['<pre class="language-sh code-block"></pre><p class=figure><i class=sketch-bar></i></p>', [sketches, code]],
    ['<p>code-block, and data-class=sketch</p>', []],
    ['<div class=api></div>', []],
    ['<div class=api><pre class=code-block></pre></div>', [code, api]],
    ['<div class=wide></div>', [api]],
    ['<table class=value></table>', [api]],
  ])('links for %s what it shows', (body, needed) => {
    const expected = page([shared, ...needed], body);
    expect(linkNeededParts(page([code, shared, sketches], body), shared, [sketches, code, api])).toBe(expected);
    expect(linkNeededParts(page([shared], body), shared, [sketches, code, api])).toBe(expected);
  });
  it('reads links with quotation marks too, and leaves other sheets alone', () => {
    const other = '<link rel="stylesheet" href="/elsewhere/assets/css/x.1.css">';
    const quoted = `<link rel="stylesheet" href="${shared.href}">${other}<p>`;
    expect(linkNeededParts(quoted, shared, [sketches])).toBe(`${link(shared)}${other}<p>`);
  });
});

describe('the parts', () => {
  const roots = ['.', 'node_modules/@docusaurus'];
  it.each(styleParts)('$name has styles to hold', ({sources}) => {
    for (const source of sources) {
      expect(roots.some((root) => existsSync(path.join(root, source)))).toBe(true);
    }
  });
});
