/** The languages of the site. English is the source; every other language mirrors it completely. */
export type LocaleCode = 'en' | 'vi';

export interface SiteLocale {
  code: LocaleCode;
  /** Name shown in the language menu, in the language itself. */
  label: string;
  /** Value of the `lang` attribute. */
  htmlLang: string;
  /** Path in front of every address of this language; '' for the source language. */
  pathPrefix: '' | `/${string}`;
}

export const sourceLocale: LocaleCode = 'en';

/** In the order in which the language menu shows them. */
export const locales: readonly SiteLocale[] = [
  {code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi-VN', pathPrefix: '/vi'},
  {code: 'en', label: 'English', htmlLang: 'en-US', pathPrefix: ''},
];
