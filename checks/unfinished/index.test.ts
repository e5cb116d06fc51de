import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts a page that says everything, and ordinary comments', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(1);
});

it('refuses what is left of a template, and words that promise text for later', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'unfinished: docs/index.mdx:1 still holds an instruction. Write it: The idea in one paragraph.',
    'unfinished: docs/index.mdx:5 still holds an instruction. Write it: A link.',
    'unfinished: docs/index.mdx:3 "coming soon" promises text for later. Write it now, or leave it out.',
    'unfinished: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 "sẽ được bổ sung sau" promises text for later. Write it now, or leave it out.',
  ]);
});
