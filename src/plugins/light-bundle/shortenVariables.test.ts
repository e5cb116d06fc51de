import {describe, expect, it} from 'vitest';
import {shortenVariables} from './shortenVariables';

const keepNone = (): boolean => false;

describe('shortenVariables', () => {
  it('gives the variable that is used most the first name, in every sheet', () => {
    const sheets = [':root{--gap:4px;--ink:red}a{margin:var(--gap)}', 'b{margin:var(--gap,0);color:var(--ink)}'];
    expect(shortenVariables(sheets, keepNone)).toEqual([
      ':root{--a:4px;--b:red}a{margin:var(--a)}',
      'b{margin:var(--a,0);color:var(--b)}',
    ]);
  });
  it('keeps names that scripts use, and gives them to no other variable', () => {
    expect(shortenVariables([':root{--a:1;--size:2}p{width:var(--size)}'], (name) => name === '--a')).toEqual([
      ':root{--a:1;--b:2}p{width:var(--b)}',
    ]);
  });
  it('does not take a part of a class name for a variable', () => {
    const css = '.menu__link--active:hover{color:red}.alert--info{color:red}';
    expect(shortenVariables([css], keepNone)).toEqual([css]);
  });
  it('has a name for each of a thousand variables', () => {
    const names = Array.from({length: 1000}, (_, index) => `--variable-${index}`);
    const [css = ''] = shortenVariables([`:root{${names.map((name) => `${name}:1`).join(';')}}`], keepNone);
    expect(new Set(css.match(/--\w+/g)).size).toBe(1000);
  });
  it('gives the same names whatever the order of the definitions', () => {
    const [one] = shortenVariables([':root{--x:1;--y:2}'], keepNone);
    const [other] = shortenVariables([':root{--y:2;--x:1}'], keepNone);
    expect(one).toBe(':root{--a:1;--b:2}');
    expect(other).toBe(':root{--b:2;--a:1}');
  });
});
