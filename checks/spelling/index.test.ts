import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts both places of the tone mark, both kinds of English, names, codes and addresses', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
});

it('names a mistyped word with its place and the nearest right ones', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'spelling: docs/index.mdx:2 unknown word "Recieve". Did you mean receive, relieve, received? A right word goes into vocabulary/words.yaml.',
    'spelling: docs/index.mdx:6 unknown word "docment". Did you mean document, docent, oddment? A right word goes into vocabulary/words.yaml.',
    'spelling: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 unknown word "nhậnn". Did you mean nhận, ngận, nhan? A right word goes into vocabulary/words.yaml.',
  ]);
});
