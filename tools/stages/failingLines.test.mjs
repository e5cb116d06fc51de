import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {failingLines} from './failingLines.mjs';

const fixtures = join(import.meta.dirname, '__fixtures__');

test.each(readdirSync(fixtures))('of %s only what failed is repeated', (file) => {
  const [output, repeated] = readFileSync(join(fixtures, file), 'utf8').split('\n===== repeated =====\n');
  expect(failingLines(output)).toEqual(repeated.trimEnd().split('\n'));
});

test('of an output of which nothing is recognised, the end is repeated', () => {
  const output = Array.from({length: 100}, (_, index) => `line ${index}`);
  expect(failingLines(output.join('\n'))).toEqual(output.slice(40));
});

test('a long failure keeps its beginning and its place, many failures are counted', () => {
  const difference = Array.from({length: 200}, (_, index) => `+ ${index}`);
  const failure = [' FAIL  code a.test.ts > long', ...difference, ' ❯ a.test.ts:1:2', '⎯⎯⎯⎯[1/1]⎯'];
  expect(failingLines(failure.join('\n'))).toEqual([...failure.slice(0, 12), '…', ' ❯ a.test.ts:1:2']);
  const checks = Array.from({length: 100}, (_, index) => `links: docs/a.mdx:${index} wrong`);
  expect(failingLines(checks.join('\n'))).toEqual([...checks.slice(0, 60), '… and 40 more lines above']);
});
