import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {TranslationFileContent} from '@docusaurus/types';

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

/** Reads a file of translations; a missing one is empty. */
export function readTranslations<Value = TranslationFileContent[string]>(file: string): Record<string, Value> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {};
}
