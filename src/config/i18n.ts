import type {Config} from '@docusaurus/types';
import {defaultLocale, locales, type LocaleCode} from '../kit/locales';

export const i18n = {
  defaultLocale,
  locales: locales.map(({code}) => code),
  localeConfigs: Object.fromEntries(locales.map(({code, label, htmlLang}) => [code, {label, htmlLang}])),
} satisfies Config['i18n'];

/** @returns the language of the running build; Docusaurus loads the config once per language and names it so. */
export function buildLocale(): LocaleCode {
  const code = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locales.find((locale) => locale.code === code)?.code ?? defaultLocale;
}
