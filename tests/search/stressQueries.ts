import {maxQueryLength} from '../../src/search/shared/limits';

const letterAt = (i: number): string => String.fromCharCode(97 + (i % 26));

function fill(word: (i: number) => string, separator = ' '): string {
  return Array.from({length: maxQueryLength}, (_, i) => word(i))
    .join(separator)
    .slice(0, maxQueryLength);
}

const known = [
  'document',
  'chung',
  'tu',
  'sign',
  'ky',
  'so',
  'template',
  'mau',
  'user',
  'nguoi',
  'dung',
  'update',
  'nhat',
];

/** Queries of the greatest length that give the search as much work as they can. */
export const stressQueries: Readonly<Record<string, string>> = {
  'unknown words': fill((i) => `zq${letterAt(i)}x${letterAt(i * 7)}`),
  'long words with typos': fill((i) => `dcoumetn${letterAt(i)}s`),
  'prefixes of every word': fill(letterAt),
  'words of every page': fill((i) => known[i % known.length] ?? ''),
  'one endless word': fill(() => 'x', ''),
  identifiers: fill((i) => `documents-create-${letterAt(i)}`),
  'Telex keys': fill((i) => `huyr${letterAt(i)} chuwngs tuwf`),
};
