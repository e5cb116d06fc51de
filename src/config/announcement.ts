import type {ThemeConfig} from '@docusaurus/preset-classic';
import {toFingerprint} from '../kit/fingerprint';
import {message} from '../kit/messages';
import {sourceLocale, type LocaleCode} from '../kit/locales';
import {homeOf} from './homeOf';

/** The last day on which readers see the announcement, in their own time zone. */
export const announcementEnds = '2027-06-30';

/**
 * The line above the navbar; its text is `site.announcement` in `i18n/<locale>/build.json`. Its id follows the English
 * text, so that readers who closed the last announcement, in any language, see a new one. Links in it have no prefix of a
 * language.
 */
export function announcementBarIn(locale: LocaleCode): NonNullable<ThemeConfig['announcementBar']> {
  const id = toFingerprint(message(sourceLocale, 'site.announcement'));
  const content = message(locale, 'site.announcement').replaceAll('href="/', `href="${homeOf(locale)}`);
  return {id, content, isCloseable: true};
}
