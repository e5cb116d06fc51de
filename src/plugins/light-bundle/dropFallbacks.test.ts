import {expect, test} from 'vitest';
import {dropFallbacks} from './dropFallbacks';

test.each([
  ['a word', 'var(--ink, red)'],
  ['a variable', 'var(--ink,var(--other))'],
  ['a function in a variable', 'var( --ink , var(--other, rgb(0 0 0 / 5%)))'],
])('a fallback goes where the variable is always set: %s', (_, value) => {
  expect(dropFallbacks([':root{--ink:blue}', `p{border:1px solid ${value} none}`])).toEqual([
    ':root{--ink:blue}',
    'p{border:1px solid var(--ink) none}',
  ]);
});

test('also where a layer sets it', () => {
  expect(dropFallbacks(['@layer theme{:root{--ink:blue}}p{color:var(--ink,red)}'])).toEqual([
    '@layer theme{:root{--ink:blue}}p{color:var(--ink)}',
  ]);
});

test.each([
  ['the variable is set for some elements', '.a{--ink:blue}p{color:var(--ink,red)}'],
  ['it is set for some sizes', '@media print{:root{--ink:blue}}p{color:var(--ink,red)}'],
  ['it is set for one colour mode', '[data-theme=dark]{--ink:blue}p{color:var(--ink,red)}'],
  ['it is taken back', ':root{--ink:blue}.a{--ink:initial}p{color:var(--ink,red)}'],
  ['it is not set at all', 'p{color:var(--ink,red)}'],
])('a fallback stays where %s', (_, css) => {
  expect(dropFallbacks([css])).toEqual([css]);
});
