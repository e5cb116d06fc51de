import {expect, test} from 'vitest';
import {scriptsBeforeStyles} from './scriptsBeforeStyles';

const styles = '<link rel=stylesheet href=/a.css /><link rel=stylesheet href=/b.css />';
const fetched = '<script src=/main.js defer></script>';
const data = '<script type=application/ld+json>{}</script>';

test('the scripts of the page itself come before its styles, in their order', () => {
  expect(
    scriptsBeforeStyles(
      `<head><script>one()</script>${styles}${fetched}</head><body><script>two()</script><p>Text</p>`,
    ),
  ).toBe(`<head><script>one()</script><script>two()</script>${styles}${fetched}</head><body><p>Text</p>`);
});

test('scripts that are fetched, and data, stay where they are', () => {
  const page = `<head>${styles}${fetched}</head><body>${data}<p>Text</p>`;
  expect(scriptsBeforeStyles(page)).toBe(page);
});

test('a page without styles stays as it is', () => {
  const page = '<p>Text</p><script>one()</script>';
  expect(scriptsBeforeStyles(page)).toBe(page);
});
