import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts terms that lead to pages and headings of both languages', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(7);
});

it('refuses dead pages and headings, a language without a list, terms nobody uses, and links to no term', async () => {
  const {messages} = await runFixture(check, 'bad');
  const terms = 'glossary-links: vocabulary/terms.yaml';
  const vi = 'i18n/vi/docusaurus-plugin-content-docs/current';
  expect(messages.sort()).toEqual(
    [
      'glossary-links: docs/index.mdx:5 the glossary has no "term-bach". Did you mean "term-batch"?',
      `${terms} no page shows the terms in "vi". Write glossary.mdx with <Glossary />.`,
      `${terms}:5 "batch" names #colums, which does not exist in docs/tutorial/import.mdx. Did you mean "columns"?`,
      `${terms}:5 "batch" names #colums, which does not exist in ${vi}/tutorial/import.mdx. Did you mean "columns"?`,
      `${terms}:10 "document" names the page "tutorial/imports", which does not exist in "en". Did you mean "tutorial/import"?`,
      `${terms}:10 "document" names the page "tutorial/imports", which does not exist in "vi". Did you mean "tutorial/import"?`,
      `${terms}:14 "webhook" is linked, but no page in "en" says "webhoook". Correct its spellings, or take "link" away.`,
    ].sort(),
  );
});
