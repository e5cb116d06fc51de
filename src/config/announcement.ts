import type {ThemeConfig} from '@docusaurus/preset-classic';
import {message} from '../content/messages';
import type {LocaleCode} from './locales';

/**
 * The line above the navbar; its text is `site.announcement` in `i18n/<locale>/build.json`. Give it a new id
 * whenever the text changes, so that readers who closed the last one see the new one.
 */
export function announcementBarIn(locale: LocaleCode): NonNullable<ThemeConfig['announcementBar']> {
  return {id: 'new-in-2.3.0', content: message(locale, 'site.announcement'), isCloseable: true};
}
