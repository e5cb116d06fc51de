import {h} from 'hastscript';
import {expect, test} from 'vitest';
import {matchSelectors} from './matchSelectors';

const matches = matchSelectors(['svg', '.theme-doc-footer', '[data-not-text]']);

test.each([h('svg'), h('p.a.theme-doc-footer'), h('p', {dataNotText: ''})])('finds %j', (element) => {
  expect(matches(element)).toBe(true);
});

test.each([h('p'), h('p.theme-doc-footer-row'), h('p', {dataNot: ''})])('passes over %j', (element) => {
  expect(matches(element)).toBe(false);
});

test.each(['a > b', 'a.b', '[href]', '.a, .b', ''])('refuses "%s"', (selector) => {
  expect(() => matchSelectors([selector])).toThrow(`The selector "${selector}" is none of`);
});
