import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts equal ids in both languages, and small headings without one', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
});

it('refuses missing, misshapen and repeated ids, and languages that differ', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'heading-ids: docs/page.mdx:11 the heading "No id here" has no id. Write {#its-id} after it, the same in both languages, or run `npm run check -- --fix`.',
    'heading-ids: docs/page.mdx:13 the id "WrongShape" is not lower case with dashes. Use English words, digits and single dashes.',
    'heading-ids: docs/page.mdx:15 the id "detail" is used more than once on this page. Give one of them another id.',
    'heading-ids: i18n/vi/docusaurus-plugin-content-docs/current/order.mdx:1 has its headings in another order: two, one. Take the ids of docs/order.mdx.',
    'heading-ids: i18n/vi/docusaurus-plugin-content-docs/current/page.mdx:5 lacks the heading #before-you-begin, #WrongShape and has the extra heading #truoc-khi-bat-dau. Take the ids of docs/page.mdx.',
  ]);
});

it('asks for the day of a release note, which is its id', async () => {
  const {messages} = await runFixture(check, 'note');
  expect(messages).toEqual([
    'heading-ids: docs/website.mdx:5 the heading "Batches are faster" has no id. Write the day of the release after it, such as {#2025-03-17}, the same in both languages.',
  ]);
});
