import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import type {TranslationFileContent} from '@docusaurus/types';
import {placeData} from '../../src/kit/dataPlaces';

/**
 * Reads the messages that theme and search plugin ship.
 *
 * @param locale a language, or `base` for the texts as their authors wrote them
 */
export function readShippedMessages(locale: string): TranslationFileContent {
  const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));
  const texts = [
    join(folderOf('@docusaurus/theme-translations'), 'locales', locale, 'theme-common.json'),
    join(folderOf('@easyops-cn/docusaurus-search-local'), 'dist/locales', `${locale}.json`),
  ].flatMap((file) => Object.entries(readTranslations<string>(file)));
  return Object.fromEntries(
    texts.filter(([id]) => !id.endsWith('___DESCRIPTION')).map(([id, message]) => [id, {message}]),
  );
}

/**
 * Reads a file of translations; a missing one is empty.
 *
 * @throws Error with the line that cannot be read
 */
export function readTranslations<Value = TranslationFileContent[string]>(file: string): Record<string, Value> {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const {document, lineAt} = placeData(text);
  const [error] = document.errors;
  if (!error) return JSON.parse(text) as Record<string, Value>;
  throw new Error(`${relative(process.cwd(), file)}:${lineAt(error.pos[0])} is not valid JSON: ${error.message}.`);
}
