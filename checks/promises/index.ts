import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {perLocale} from '../../src/kit/vocabulary';
import {parseYaml} from '../../src/kit/readData';
import {isGuide} from '../pages/isGuide';
import type {ParsedPage} from '../pages/pages';
import {lineAt, readProse} from '../pages/prose';
import type {Check, Problem} from '../types';

const file = 'checks/promises/words.yaml';
const text = z.string().trim().min(1);
const schema = z.strictObject(
  perLocale(
    z.strictObject({
      words: z.array(text).meta({value: 'words of frequency and certainty'}),
      facts: z.array(
        z.strictObject({
          says: text.meta({value: 'the phrase of the page'}),
          from: text.meta({value: 'the fact that stands behind it'}),
        }),
      ),
    }),
  ),
);

type Rules = z.infer<typeof schema>;

export const check: Check = {
  name: 'promises',
  description: 'Guides say "always", "never" or "guaranteed" only where a fact stands behind it.',
  guide: 'guides/testing.md#promises',
  run: ({root, pages}) => {
    const rules = parseYaml(schema, readFileSync(join(root, file), 'utf8'), file);
    const guides = pages.filter(isGuide);
    return {filesRead: guides.length, problems: guides.flatMap((page) => findPromises(page, rules))};
  },
};

function findPromises(page: ParsedPage, rules: Rules): Problem[] {
  const {words, facts} = rules[page.locale];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return readProse(page).flatMap((block) => {
    const backed = facts.flatMap(({says}) => rangesOf(says.toLowerCase(), block.text.toLowerCase()));
    return [...block.text.matchAll(pattern)]
      .filter(({index}) => !backed.some(([from, to]) => index >= from && index < to))
      .map(({0: word, index}) => ({
        file: page.file,
        line: lineAt(block, index),
        rule: `"${word}" promises what no fact is known to say`,
        repair: `Say what is known; if a fact says it, add the phrase to ${file} with its source.`,
      }));
  });
}

/** @returns where a phrase stands in a text, from its first character to the one after its last. */
function rangesOf(phrase: string, text: string): [number, number][] {
  const ranges: [number, number][] = [];
  for (let from = text.indexOf(phrase); from >= 0; from = text.indexOf(phrase, from + 1))
    ranges.push([from, from + phrase.length]);
  return ranges;
}
