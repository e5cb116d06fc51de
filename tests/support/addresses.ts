import {locales as siteLocales, type SiteLocale} from '../../src/kit/locales';
import {currentVersion, versions} from '../../src/kit/versions';
import {words, type TestedLocale} from './words';

/** A frozen version that lacks what `newPage`, `newGuide` and `newTag` name. When it is retired, name another one here. */
export const olderVersion = '2.2.0';

/** @returns the address of a page in the older version. */
export function inOlderVersion(address: string): string {
  return address.replace('/docs', `/docs/${olderVersion}`);
}

/** One address of each kind of page, in the source language. */
export const addresses = {
  home: '/',
  introduction: '/docs',
  guide: '/docs/tutorial/receiver/signdraw',
  concept: '/docs/api/v1/general/webhook',
  formats: '/docs/api/v1/general/general-format',
  operation: '/docs/api/v1/details/documents/documents-create',
  frozenOperation: inOlderVersion('/docs/api/v1/details/documents/documents-create'),
  category: '/docs/tutorial/receiver',
  cards: '/docs/tutorial/account',
  groups: inOlderVersion('/docs/tutorial/categories'),
  glossary: '/docs/glossary',
  questions: '/docs/questions',
  releaseNotes: '/docs/release-notes/website',
  tags: '/docs/tags',
  tag: '/docs/tags/api',
  conventions: '/markdown-page',
  search: '/search',
} as const;

/** The version of which the last pages will go first. */
export const oldestVersion = versions[versions.length - 1]!.name;

/** The guide with the number of the current version in its address. */
export const numberedGuide = addresses.guide.replace('/docs', `/docs/${currentVersion.label}`);

/** An address at which there is no page, in any language. */
export const nowhere = '/docs/tutorial/receiver/signdrow';

/** A page that the older version does not have, and the nearest page above it there. */
export const newPage = {
  version: olderVersion,
  address: '/docs/app/document/eKYC',
  nearest: inOlderVersion('/docs/app/document'),
} as const;

/** A page that the newest version does not have, and the nearest page above it there. */
export const oldPage = {
  version: olderVersion,
  address: inOlderVersion('/docs/tutorial/receiver/signdigital-app-smartca'),
  nearest: '/docs/tutorial/receiver',
} as const;

/** A page to which the home page leads, and which the older version does not have. */
export const newGuide = '/docs/tutorial/receiver/e_sign';

/** A tag that the older version does not have. */
export const newTag = {version: olderVersion, address: '/docs/tags/e-sign'} as const;

/** Widths on both sides of the theme's break, phones and desks. */
export const widths = {
  narrowestPhone: 320,
  phone: 375,
  tablet: 768,
  widestPhone: 996,
  narrowestDesk: 997,
  desk: 1440,
  widestDesk: 1920,
} as const;

/** @returns the address of the same page in a language. */
export function inLocale({pathPrefix}: SiteLocale, address: string): string {
  return `${pathPrefix}${address}`;
}

/** The languages that tests use as readers do: those whose words they know. */
export const locales = siteLocales.filter(
  (locale): locale is SiteLocale & {code: TestedLocale} => locale.code in words,
);
