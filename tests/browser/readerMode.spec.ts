import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {readInReaderMode} from '../support/readerMode';

test('reader modes and assistants get the text and the headings of each kind of page', async ({page, read}) => {
  const {search: _, ...pages} = addresses;
  const kinds = [...Object.values(pages), ...locales.map((locale) => inLocale(locale, addresses.operation))];
  await read('/');
  const {count, problems} = await readInReaderMode(page, [...new Set(kinds)]);
  expect(problems).toEqual([]);
  // The list of tags is too short.
  expect(count).toBeGreaterThan(10);
});
