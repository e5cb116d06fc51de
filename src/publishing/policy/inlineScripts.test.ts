import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {findInlineScripts, hashScript} from './inlineScripts';

test('scripts that the browser runs from the page are found', () => {
  const html = `<!doctype html><head><script>one()</script><script type="module">two()</script></head>
    <body><p>text</p><template><script>three()</script></template><script type=" TEXT/JavaScript ">four()</script>
    <script type="speculationrules">{}</script></body>`;
  expect(findInlineScripts(fromHtml(html))).toEqual(['one()', 'two()', 'three()', 'four()', '{}']);
});

test('files, data and text that only looks like a script are not', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>
    <textarea><script>no()</script></textarea><!-- <script>no()</script> -->`;
  expect(findInlineScripts(fromHtml(html))).toEqual([]);
});

test('the hash is the one that browsers compute', () => {
  // The example of the CSP specification.
  expect(hashScript("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
