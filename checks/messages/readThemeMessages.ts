import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Where packages keep the messages they ship, one file for each language. */
const shippedFiles: readonly ((locale: string) => string)[] = [
  (locale) => join(packageFolder('@docusaurus/theme-translations'), 'locales', locale, 'theme-common.json'),
  (locale) => join(packageFolder('@easyops-cn/docusaurus-search-local'), 'dist/locales', `${locale}.json`),
];

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/**
 * The messages that theme and search plugin ship: in a language, or as their authors wrote them.
 * @param locale a language, or "base"
 */
export function readThemeMessages(locale: string): Map<string, string> {
  const entries = shippedFiles
    .map((fileFor) => fileFor(locale))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  // Descriptions are for translators.
  return new Map(entries.filter(([id]) => !id.endsWith('___DESCRIPTION')));
}
