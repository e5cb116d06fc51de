import {describe, expect, it} from 'vitest';
import {inlineVariables} from './inlineVariables';

const keepNone = (): boolean => false;

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
  it('leaves a variable with two values alone, and everything that reads it', () => {
    const css = ':root{--a:red;--b:var(--a)}[data-theme=dark]{--a:blue}p{color:var(--b)}';
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
  it('leaves a variable alone that scripts use', () => {
    const css = ':root{--a:red}p{color:var(--a)}';
    expect(inlineVariables(css, (name) => name === '--a')).toBe(css);
  });
});
