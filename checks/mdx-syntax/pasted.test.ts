import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {findPageMistakes} from '../../src/content/syntax/remark';
import {compilePage} from '../../tests/support/compilePage';
import {PageSyntaxError, parsePage} from '../pages/parsePage';
import type {Page} from '../pages/pages';
import {hostile} from './__fixtures__/hostile';
import {refused} from './__fixtures__/refused';
import {refusedCode} from './__fixtures__/refusedCode';
import {refusedSigns} from './__fixtures__/refusedSigns';
import {works} from './__fixtures__/works';

const root = join(__dirname, '../..');
const file = 'docs/tutorial/document/pasted.mdx';

/** @returns what `npm run check` says, one line for each mistake */
function check(source: string): string[] {
  const toLine = ({line, rule, repair}: {line: number; rule: string; repair: string}) =>
    `mdx-syntax: ${file}:${line} ${rule}. ${repair}`;
  try {
    const {markdown} = parsePage({file, source} as Page);
    return findPageMistakes(markdown, source, {path: join(root, file), cwd: root}, {title: 'A page'}).map(toLine);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return error.mistakes.map(toLine);
  }
}

describe('what the check accepts is what readers get', () => {
  it.each(works)('%s', async (_, source, html) => {
    expect(check(source)).toEqual([]);
    expect(await compilePage(source, file)).toContain(html);
  });
});

describe('the check and the build refuse in the same words', () => {
  it.each([...refused, ...refusedCode, ...refusedSigns, ...hostile])('%s', async (_, source, mistakes) => {
    const lines = mistakes.map((mistake) => `mdx-syntax: ${file}:${mistake}`);
    expect(check(source)).toEqual(lines);
    await expect(compilePage(source, file)).rejects.toThrow(lines.join('\n'));
  });
});

it.each(refusedCode)('says each thing once, in one line: %s', (_, source) => {
  const found = check(source);
  expect(new Set(found).size).toBe(found.length);
  expect(found.join('')).not.toContain('\n');
});

it('names each of many mistakes once', () => {
  const comments = Array.from({length: 30}, (_, index) => `Line ${index}. <!-- a {b} <c> -->`);
  const found = check(comments.join('\n\n'));
  expect(found).toHaveLength(30);
  expect(found[29]).toBe(`mdx-syntax: ${file}:59 has a comment of HTML. Write {/* words for other writers */}.`);
});

it.each([...works, ...refused, ...refusedCode].map(([what, source]) => [what, source]))(
  'says the same of lines that end in two signs: %s',
  (_, source) => {
    expect(check(source.replaceAll('\n', '\r\n'))).toEqual(check(source));
  },
);

it('reads pages of other systems: a mark before the text, and lines that end in two signs', () => {
  expect(check('\uFEFF---\r\ntitle: A page\r\n---\r\n\r\nText **b** {id}.\r\n\r\n> c\r\n')).toEqual([]);
});
