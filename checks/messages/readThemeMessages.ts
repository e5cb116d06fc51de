import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Bundles of messages that pages of this site can show; descriptions in them are for translators. */
const bundles = ['theme-common'];

/**
 * The messages the theme ships: in a language, or as its authors wrote them.
 * @param locale a language, or "base"
 */
export function readThemeMessages(locale: string): Map<string, string> {
  const folder = join(dirname(require.resolve('@docusaurus/theme-translations/package.json')), 'locales', locale);
  const entries = bundles.flatMap((bundle) => {
    const messages = JSON.parse(readFileSync(join(folder, `${bundle}.json`), 'utf8')) as Record<string, string>;
    return Object.entries(messages).filter(([id]) => !id.endsWith('___DESCRIPTION'));
  });
  return new Map(entries);
}
