import {expect, test} from 'vitest';
import {dropUnneeded} from './dropUnneeded';

const script = '<script data-needed-by=api-samples>early()</script>';
const drawings =
  '<svg style="display: none;"><defs>\n<symbol id=theme-svg-external-link viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n</defs></svg>';

test.each(['<div class=api-samples>', '<div class="wide api-samples">', '<div class="api-samples wide">'])(
  'a script stays on a page with its class, without its condition: %s',
  (block) => {
    expect(dropUnneeded(`<head>${script}</head>${block}`)).toBe(`<head><script>early()</script></head>${block}`);
  },
);

test.each(['<p>api-samples', '<div class=api-samples-head>', '<div class="my-api-samples-x">', '<div id=api-samples>'])(
  'a script goes from a page without its class: %s',
  (text) => {
    expect(dropUnneeded(`<head>${script}</head>${text}`)).toBe(`<head></head>${text}`);
  },
);

test('drawings go unless an icon of the page shows one', () => {
  expect(dropUnneeded(`${drawings}<p>Text`)).toBe('<p>Text');
  const shown = `${drawings}<svg><use href=#theme-svg-external-link /></svg>`;
  expect(dropUnneeded(shown)).toBe(shown);
});

test('other scripts and drawings stay', () => {
  const page = '<script>theme()</script><svg viewBox="0 0 1 1"><defs><symbol id=a></symbol></defs></svg>';
  expect(dropUnneeded(page)).toBe(page);
});
