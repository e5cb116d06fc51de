import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts short phrases on two pages, and the same paragraph in another version', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('refuses a copied paragraph, also slightly changed or inside a longer one', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'duplicate-content: docs/b.mdx:3 repeats docs/a.mdx:1: "Someone sent you a document and asked for your signature. You open …". Say it in one place and link there, or say what is particular here.',
    'duplicate-content: docs/c.mdx:3 repeats docs/a.mdx:1: "In short: Someone sent you a document and asked for your signature.…". Say it in one place and link there, or say what is particular here.',
  ]);
});
