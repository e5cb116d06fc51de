import type {ThemeConfig} from '@docusaurus/preset-classic';
import {toFingerprint} from '../kit/fingerprint';
import {h, toMarkup} from '../kit/html';
import type {LocaleCode} from '../kit/locales';
import {homeOf} from './homeOf';
import {site} from './site';

/**
 * The line above the navbar. Its id follows the texts, so that readers who closed the last announcement see a new one,
 * and is that of all languages, so that who closed it in one has closed it in all.
 *
 * @returns nothing where there is no announcement
 */
export function announcementBarIn(locale: LocaleCode): ThemeConfig['announcementBar'] {
  const {text, to} = site.announcement;
  const own = text[locale];
  if (own === '') return undefined;
  const link = to.startsWith('/') ? homeOf(locale) + to.slice(1) : to;
  const id = toFingerprint(JSON.stringify([text, to]));
  return {id, content: toMarkup(link === '' ? own : h('a', {href: link}, own)), isCloseable: true};
}
