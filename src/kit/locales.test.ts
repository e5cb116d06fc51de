import {expect, test} from 'vitest';
import {deployedLanguages, placeLanguages} from './locales';

const placesOf = (value?: string): string[] =>
  placeLanguages(deployedLanguages(value)).map(({code, pathPrefix}) => `${code} ${pathPrefix}/`);

test.each([
  [undefined, ['vi /vi/', 'en /']],
  [' ', ['vi /vi/', 'en /']],
  ['vi,en', ['vi /', 'en /en/']],
  [' vi ', ['vi /']],
  ['en', ['en /']],
])('DOCS_LANGUAGES=%s places the languages, in the order of the menu', (value, places) => {
  expect(placesOf(value)).toEqual(places);
});

test.each([
  ['vn', 'DOCS_LANGUAGES is "vn": no text is in "vn". Known: vi (Tiếng Việt), en (English).'],
  ['vi,vi', 'DOCS_LANGUAGES is "vi,vi": "vi" is in it twice. Name each language once.'],
  ['vi,', 'DOCS_LANGUAGES is "vi,": a language is missing at a comma. Write codes, such as en,vi.'],
])('DOCS_LANGUAGES=%s is refused', (value, message) => {
  expect(() => deployedLanguages(value)).toThrow(message);
});
