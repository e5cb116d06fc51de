import {join} from 'node:path';
import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {createContext} from '../pages/createContext';
import {check} from './index';

it('accepts phrases that find their page, and leaves drafts and old versions alone', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(5);
});

it('names each phrase that does not find its page, with the pages that it finds', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'search: docs/news.mdx:6 is not found by its phrase "update": found are Update a password (docs/update-password.mdx), Update a template (docs/update-template.mdx), Update a type (docs/update-type.mdx). Say it in words that only this page needs, or move the phrase to the page that answers it.',
    'search: i18n/vi/docusaurus-plugin-content-docs/current/news.mdx:6 is not found by its phrase "???": nothing is found. Say it in words that only this page needs, or move the phrase to the page that answers it.',
  ]);
});

it('asks only the phrases of the chosen pages, in the index of all', async () => {
  const root = join(__dirname, '__fixtures__/bad');
  const run = (file: string) => check.run(createContext(root, new Set([file])));
  expect((await run('docs/news.mdx')).problems.map(({line}) => line)).toEqual([6]);
  expect(await run('docs/update-type.mdx')).toEqual({filesRead: 1, problems: []});
  expect(await run('vocabulary/terms.yaml')).toEqual({filesRead: 0, problems: []});
});
