import {maxQueryLength} from '../../src/plugins/local-search/shared/limits';

const letterAt = (place: number): string => String.fromCharCode(97 + (place % 26));

function fill(word: (place: number) => string, separator = ' '): string {
  return Array.from({length: maxQueryLength}, (_, place) => word(place))
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

/** Texts of the greatest length that give a search as much to do as they can. */
export const hostileQueries: Readonly<Record<string, string>> = {
  'words nobody knows': fill((place) => `zq${letterAt(place)}x${letterAt(place * 7)}`),
  'long words with typos': fill((place) => `dcoumetn${letterAt(place)}s`),
  'beginnings of every word': fill(letterAt),
  'words of every page': fill((place) => known[place % known.length] ?? ''),
  'one endless word': fill(() => 'x', ''),
  identifiers: fill((place) => `documents-create-${letterAt(place)}`),
  'keys of a keyboard program': fill((place) => `huyr${letterAt(place)} chuwngs tuwf`),
};
