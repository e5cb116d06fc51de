import {locales, type SiteLocale} from '../../src/kit/locales';
import {site as settings} from '../../src/config/site';
import {localeOf, toSourceAddress} from '../support/localeOf';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';

/** Pages that search engines have no use for. */
const unlisted = ['/search', '/404'];

/** @returns the addresses that a sitemap lists, without the site's origin. */
export function readSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(settings.url, ''));
}

function compareSitemap(site: BuiltSite, locale: SiteLocale): Finding[] {
  const where = `${locale.pathPrefix}/sitemap.xml`;
  if (!site.files.has(where)) return [{where, problem: 'there is no such file.'}];
  const listed = new Set(readSitemap(site.read(where)));
  const existing = site.pages
    .map(({address}) => address)
    .filter((address) => localeOf(address).code === locale.code && !unlisted.includes(toSourceAddress(address)));
  const absent = [...listed].filter((address) => !existing.includes(address));
  return [
    ...existing
      .filter((address) => !listed.has(address))
      .map((address) => ({where, problem: `${address} is missing.`})),
    ...absent.map((address) => ({where, problem: `${address} does not exist.`})),
  ];
}

/** @returns pages that one language lacks. */
function compareLanguages(site: BuiltSite): Finding[] {
  const addresses = new Set(site.pages.map(({address}) => address));
  const wanted = new Set([...addresses].map(toSourceAddress));
  return locales.flatMap(({pathPrefix}) =>
    [...wanted]
      .map((address) => `${pathPrefix}${address}`)
      .filter((address) => !addresses.has(address))
      .map((address) => ({where: address, problem: 'this page exists in another language only.'})),
  );
}

/** The sitemaps list exactly the pages there are, and every language has the same pages. */
export const sitemaps: BuiltCheck = {
  name: 'sitemaps',
  unit: 'pages',
  run: (site) => ({
    count: site.pages.length,
    findings: [...locales.flatMap((locale) => compareSitemap(site, locale)), ...compareLanguages(site)],
  }),
};
