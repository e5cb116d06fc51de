import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {parseYaml} from './parseYaml';

const schema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z]+$/)
      .describe('an id of small letters'),
    en: z.strictObject({term: z.string().describe('the name of the term')}).describe('the English text'),
    words: z
      .string()
      .transform((text) => text.split(', '))
      .describe('words with commas between them')
      .optional(),
    link: z
      .union([z.literal(true), z.string()])
      .describe('true, or a folder')
      .optional(),
  }),
);
const parse = (text: string) => parseYaml(text, 'vocabulary/terms.yaml', schema);

it('gives data as the schema transforms it', () => {
  expect(parse('- id: batch\n  en: {term: batch}\n  words: one, two')).toEqual([
    {id: 'batch', en: {term: 'batch'}, words: ['one', 'two']},
  ]);
});

describe('a problem is named with its line, rule and repair', () => {
  it.each([
    ['an unknown key', '- id: a\n  en: {term: x}\n  lnk: true', ':3 unknown key "lnk". Did you mean "link"?'],
    ['a missing key', '- id: a\n  en:\n    trem: x', ':3 key "en.term" is missing. Write the name of the term.'],
    ['a wrong form', '- id: A b\n  en: {term: x}', /:1 key "id": Invalid string: .*\. Write an id of small letters\./],
    ['a wrong value', '- id: a\n  en: {term: x}\n  link: 5', ':3 key "link": Invalid input. Write true, or a folder.'],
    ['a wrong list', '- id: a\n  en: {term: x}\n  words: [y]', /:3 key "words": .* Write words with commas/],
    ['no list at all', 'id: a', /terms\.yaml:1 .*expected array/],
    ['no YAML', '- id: a\n  en: {term: x\n', /^vocabulary\/terms\.yaml:\d is no YAML: .*\. Correct the syntax\./],
  ])('%s', (_name, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
