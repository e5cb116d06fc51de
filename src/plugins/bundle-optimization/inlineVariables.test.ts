import {describe, expect, it} from 'vitest';
import {inlineVariables as inlineInAll} from './inlineVariables';

const keepNone = (): boolean => false;
const inlineVariables = (css: string, keep: (name: string) => boolean): string | undefined =>
  inlineInAll([css], keep)[0];

describe('inlineVariables', () => {
  it('writes a value that never changes where it is used', () => {
    expect(inlineVariables(':root{--gap:4px;--x:1}a{margin:var(--gap);opacity:var( --x )}', keepNone)).toBe(
      ':root{}a{margin:4px;opacity:1}',
    );
  });
  it('follows a chain of variables', () => {
    expect(inlineVariables(':root{--a:red;--b:var(--a)}p{color:var(--b)}', keepNone)).toBe(':root{}p{color:red}');
  });
  it('takes the value, not the fallback', () => {
    expect(inlineVariables(':root{--a:red}p{color:var(--a, rgb(0, 0, 0))}', keepNone)).toBe(':root{}p{color:red}');
  });
  it('leaves a variable with two values alone, and what reads it outside of the root element', () => {
    const css = ':root{--a:red}[data-theme=dark]{--a:blue}p{--b:var(--a);color:var(--b)}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
  it('does not take a state of a class for a variable', () => {
    const css = '.menu__link--active:hover{color:red}.a{--b:1}.c{--b:2}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
  it('understands a value with semicolons in it', () => {
    const css = ':root{--icon:url("data:image/svg+xml;utf8,<svg/>")}.a{background:var(--icon)}.b{color:red}';
    expect(inlineVariables(css, keepNone)).toBe(
      ':root{}.a{background:url("data:image/svg+xml;utf8,<svg/>")}.b{color:red}',
    );
  });
  it('writes values into the fallbacks of other variables, however deep', () => {
    const css =
      ':root{--a:red;--b:4px}p{color:var(--x,var(--a));margin:var(--y, calc(2px * (1 + var(--b, 0)))) var(--b)}';
    expect(inlineVariables(css, keepNone)).toBe(
      ':root{}p{color:var(--x,red);margin:var(--y, calc(2px * (1 + 4px))) 4px}',
    );
  });
  it('leaves a variable alone that only some elements, sizes or media have', () => {
    const css =
      '.a{--x:1px}@media print{:root{--y:1px}}[data-theme=dark]{--z:1px}.b{margin:var(--x,2px) var(--y,2px) var(--z)}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
  it('does not take ignores CSS-wide keywords such as inherit for a value', () => {
    const css = ':root{--a:inherit}td{background:var(--a)}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
  it('leaves a variable alone that reads one which scripts set', () => {
    const css = ':root{--a:1px;--b:var(--a)}p{margin:var(--b)}';
    expect(inlineVariables(css, (name) => name === '--a')).toBe(css);
  });
  it('says which value has a parenthesis that is not closed', () => {
    expect(() => inlineVariables(':root{--a:1}p{margin:var(--a}', keepNone)).toThrow();
  });
  it('leaves a variable alone that scripts use', () => {
    const css = ':root{--a:red}p{color:var(--a)}';
    expect(inlineVariables(css, (name) => name === '--a')).toBe(css);
  });
  it('writes a value also into the other style sheets', () => {
    expect(inlineInAll([':root{--a:red}', 'p{color:var(--a)}'], keepNone)).toEqual([':root{}', 'p{color:red}']);
  });
  it('leaves a variable alone that another style sheet sets too', () => {
    const sheets = [':root{--a:red}p{color:var(--a)}', '.dark{--a:blue}'];
    expect(inlineInAll(sheets, keepNone)).toEqual(sheets);
  });
  it('writes another variable where both are set for the root element only', () => {
    const css =
      ':root{--ink:red}[data-theme=dark]{--ink:blue}:root,[data-theme=dark]{--link:var(--ink)}a{color:var(--link)}';
    expect(inlineVariables(css, keepNone)).toBe(
      ':root{--ink:red}[data-theme=dark]{--ink:blue}:root,[data-theme=dark]{}a{color:var(--ink)}',
    );
  });
  it('follows such variables to the last', () => {
    const css = ':root{--ink:red}[data-theme=dark]{--ink:blue}:root{--b:var(--a);--a:var(--ink)}p{color:var(--b)}';
    expect(inlineVariables(css, keepNone)).toBe(
      ':root{--ink:red}[data-theme=dark]{--ink:blue}:root{}p{color:var(--ink)}',
    );
  });
  it('leaves a variable alone that reads one that an element overrides', () => {
    const css = ':root{--ink:red;--link:var(--ink)}.note{--ink:blue}a{color:var(--link)}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
  it('leaves a variable alone that is not set for the root element', () => {
    const css = ':root{--ink:red}[data-theme=dark]{--ink:blue}.card{--link:var(--ink)}a{color:var(--link)}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
  it('leaves a variable alone that reads itself', () => {
    const css = ':root{--a:var(--a)}p{color:var(--a)}';
    expect(inlineVariables(css, (name) => name === '--b')).toBe(css);
  });
  it('drops what a layer sets for the root element, and the site sets outside of layers', () => {
    const css =
      '@layer theme{:root{--ink:red}html[data-theme=dark]{--ink:green}.x{--ink:pink}}:root{--ink:blue}p{color:var(--ink)}';
    expect(inlineVariables(css, keepNone)).toBe(
      '@layer theme{:root{}html[data-theme=dark]{}.x{--ink:pink}}:root{--ink:blue}p{color:var(--ink)}',
    );
  });
  it('keeps what a layer sets where the site sets it in print or in the dark only', () => {
    const css = '@layer theme{:root{--ink:red}}@media print{:root{--ink:blue}}[data-theme=dark]{--ink:tan}';
    expect(inlineVariables(css, keepNone)).toBe(css);
  });
});
