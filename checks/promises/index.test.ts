import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts a promise behind which a fact stands, and leaves the API alone', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(1);
});

it('refuses words of frequency and certainty that no fact supports', async () => {
  const {messages} = await runFixture(check, 'bad');
  const repair = 'Say what is known; if a fact says it, add the phrase to checks/promises/words.yaml with its source.';
  expect(messages).toEqual([
    `promises: docs/order.mdx:10 "Always" promises what no fact is known to say. ${repair}`,
    `promises: docs/order.mdx:11 "less than a minute" promises what no fact is known to say. ${repair}`,
  ]);
});
