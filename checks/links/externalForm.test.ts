import {expect, test} from 'vitest';
import {describeExternalForm} from './externalForm';

const wellFormed = [
  'https://econtract.example.com/x?page=2#y',
  'mailto:docs@example.com',
  './login.mdx',
  '/docs',
  '#steps',
];

test.each(wellFormed)('%s is accepted', (target) => {
  expect(describeExternalForm(target)).toBeNull();
});

test.each([
  ['http://a.org/x', 'does not begin with https:', 'Write "https://a.org/x".'],
  ['//a.org/x', 'does not begin with https:', 'Write "https://a.org/x".'],
  ['HTTPS://a.org/x', 'does not begin with https:', 'Write "https://a.org/x".'],
  ['https://a b.org', 'is not well-formed', "Copy it from the browser's address bar."],
  ['https://', 'is not well-formed', "Copy it from the browser's address bar."],
  ['http://localhost:3000/x', 'leads to no host', 'Write it as code'],
  ['https://127.0.0.1/x', 'leads to no host', 'Write it as code'],
  ['https://docs/x', 'leads to no host', 'Write it as code'],
  ['http://a.org/?utm_source=x&b=1&fbclid=2#c', 'parameters that follow readers', 'Write "https://a.org/?b=1#c".'],
])('%s %s', (target, rule, repair) => {
  const found = describeExternalForm(target);
  expect(found?.rule).toContain(rule);
  expect(found?.repair).toContain(repair);
});
