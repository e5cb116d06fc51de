import {expect, test} from 'vitest';
import {hostLimits} from './hostLimits';
import {siteOf} from './siteOf';

const redirect = '/docs/a /docs/b 301\n';
const rule = '/*\n  Name: value\n';

test.each([
  [redirect, rule, []],
  [redirect.repeat(2001), rule, ['2001 rules, of which 2000 are read.']],
  ['/a/* /b/:splat 301\n'.repeat(101), rule, ['101 rules, of which 100 are read.']],
  [`/${'a'.repeat(1000)} / 301`, rule, ['a line of 1007 characters, of which 1000 are allowed.']],
  [redirect, rule.repeat(101), ['101 rules, of which 100 are read.']],
  [redirect, `/*\n  Name: ${'a'.repeat(2000)}`, ['a line of 2008 characters, of which 2000 are allowed.']],
])('files for hosts are within their limits, or the excess is named', async (redirects, headers, problems) => {
  const {findings} = await hostLimits.run(siteOf({'/_redirects': redirects, '/_headers': headers}));
  expect(findings.map(({problem}) => problem)).toEqual(problems);
});
