import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LocaleCode} from '../kit/locales';
import {labelIn} from './settings/footerColumns';
import {site} from './site';

/** @returns the foot of every page in a language */
export function footerIn(locale: LocaleCode): NonNullable<ThemeConfig['footer']> {
  return {
    style: 'light',
    links: site.footer.map(({title, items}) => ({
      title: labelIn(title, locale),
      items: items.map(({label, ...link}) => ({label: labelIn(label, locale), ...link})),
    })),
    copyright: site.copyright[locale],
  };
}
