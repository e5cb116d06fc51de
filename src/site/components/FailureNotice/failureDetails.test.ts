import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {failureDetails} from './failureDetails';

test('names the causes of an error, the first one last', () => {
  const error = new Error('What failed', {cause: new Error('Why', {cause: new Error('The first reason')})});
  expect(failureDetails(error)).toBe('What failed\n\nCause:\nWhy\n\nCause:\nThe first reason');
});

test('a failure of the navbar is reported in words of the site, with the item as the installed theme reports it', () => {
  const theme = require.resolve('@docusaurus/theme-classic/lib/theme/Navbar/Content/index.js');
  const [, template = ''] = /`(A theme navbar item[^`]*)`/.exec(readFileSync(theme, 'utf8')) ?? [];
  const error = new Error(template.replace(/\$\{.*\}/, '{"type": "search"}'), {cause: new Error('Why')});
  expect(failureDetails(error)).toBe(
    'This item of the navigation bar could not be shown:\n{"type": "search"}\n\nCause:\nWhy',
  );
});
