import {expect, test, vi} from 'vitest';
import {restrictMarkup} from './restrictMarkup';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

function readRules(): Rules {
  let rules: Rules | undefined;
  vi.stubGlobal('origin', 'https://docs.example.com');
  restrictMarkup({defaultPolicy: null, createPolicy: (_, given) => void (rules = given)});
  if (!rules) throw new Error('There is no policy.');
  return rules;
}

test('a browser without Trusted Types needs no policy', () => {
  expect(() => restrictMarkup(undefined)).not.toThrow();
});

test('a page has the policy once', () => {
  const createPolicy = vi.fn();
  restrictMarkup({defaultPolicy: {}, createPolicy});
  expect(createPolicy).not.toHaveBeenCalled();
});

test.each(['<b>bold</b>', '<a href="/docs/x">once = now</a>', '&lt;script&gt; in <code>text</code>', ''])(
  'markup that runs nothing is kept: %s',
  (markup) => {
    expect(readRules().createHTML(markup)).toBe(markup);
  },
);

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg\nONLOAD="alert(1)">',
  '<a href="JavaScript:alert(1)">x</a>',
])('markup that runs something is refused: %s', (markup) => {
  expect(readRules().createHTML(markup)).toBeNull();
});

test.each([
  ['/assets/js/main.js', true],
  ['https://docs.example.com/assets/js/search.js', true],
  ['https://evil.example/x.js', false],
  ['//evil.example/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://evil.example/1', false],
])('a script from %s is allowed: %s', (address, isAllowed) => {
  expect(readRules().createScriptURL(address)).toBe(isAllowed ? address : null);
});
