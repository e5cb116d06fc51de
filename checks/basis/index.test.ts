import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts the marks of the list, also where only another version was read, and leaves the API alone', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('refuses wrong and missing marks, pages that the list lacks and lines without a page', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'basis: docs/cancel.mdx:5 key "basis" is "inferred". Write "basis: seen", as vocabulary/basis.yaml says.',
    'basis: docs/new.mdx:1 the page is not in vocabulary/basis.yaml. Add a line for "new": {} when nobody has read it, or its versions with their marks, such as {2.3.0: seen}; a page that gathers several screens has {otherwise: partly-seen}.',
    'basis: versioned_docs/version-2.2.0/cancel.mdx:1 key "basis" is missing. Write "basis: partly-seen", as vocabulary/basis.yaml says.',
    'basis: vocabulary/basis.yaml:2 no page has the route "gone". Remove the line, or correct the route.',
  ]);
});
