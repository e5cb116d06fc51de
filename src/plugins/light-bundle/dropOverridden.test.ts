import {expect, test} from 'vitest';
import {dropOverridden} from './dropOverridden';

const layered = (css: string): string => `@layer theme{${css}}`;

test('what the site says anew for the same selectors goes from the theme', () => {
  expect(dropOverridden(`${layered('.a{color:red;margin:0}')}.a{color:blue}`)).toBe(
    `${layered('.a{margin:0}')}.a{color:blue}`,
  );
  expect(dropOverridden(`${layered('.a,.b{color:red}.c{top:0}')}.b{color:blue}.a{color:green}`)).toBe(
    `${layered('.c{top:0}')}.b{color:blue}.a{color:green}`,
  );
  expect(dropOverridden(`${layered('@media print{.a{color:red;top:0}}')}.a{color:blue}`)).toBe(
    `${layered('@media print{.a{top:0}}')}.a{color:blue}`,
  );
});

test.each([
  ['another selector', `${layered('.a,.b{color:red}')}.a{color:blue}`],
  ['another property', `${layered('.a{background-color:red}')}.a{background:blue}`],
  ['an important one', `${layered('.a{color:red!important}')}.a{color:blue}`],
  ['only for some sizes', `${layered('.a{color:red}')}@media print{.a{color:blue}}`],
  [
    'important outside, which yields to what is important inside',
    `${layered('.a{color:red}')}.a{color:blue!important}`,
  ],
  ['both outside of layers', '.a{color:red}.a{color:blue}'],
  ['both in layers', layered('.a{color:red}.a{color:blue}')],
  ['steps of an animation', `${layered('@keyframes x{from{top:0}}')}@keyframes x{from{top:1px}}`],
])('stays: %s', (_, css) => {
  expect(dropOverridden(css)).toBe(css);
});
