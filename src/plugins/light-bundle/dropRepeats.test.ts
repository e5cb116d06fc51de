import {describe, expect, it} from 'vitest';
import {dropRepeats} from './dropRepeats';

describe('dropRepeats', () => {
  it('drops the prefixed decoration of one word', () => {
    expect(dropRepeats('a{-webkit-text-decoration:none;text-decoration:none}')).toBe('a{text-decoration:none}');
  });
  it('keeps it where the plain one is younger than the browsers, or says something else', () => {
    for (const css of [
      'a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
      'a{-webkit-text-decoration:underline;text-decoration:none}',
      'a{-webkit-text-decoration:none!important;text-decoration:none}',
      'a{-webkit-mask:none;mask:none}',
      'a{-webkit-text-decoration:none}b{text-decoration:none}',
    ]) {
      expect(dropRepeats(css)).toBe(css);
    }
  });
  it('drops what is said twice in a row, and only that', () => {
    expect(dropRepeats('a{-webkit-mask:none;-webkit-mask:none;mask:none}')).toBe('a{-webkit-mask:none;mask:none}');
    expect(dropRepeats('a{color:red;color:blue;color:red}')).toBe('a{color:red;color:blue;color:red}');
  });
});
