import {locales} from '../../kit/locales';

/**
 * @param siteUrl origin of the site, without a trailing slash
 * @returns robots.txt, one file for all languages
 */
export function robotsTxt(siteUrl: string): string {
  const searchPages = locales.map(({pathPrefix}) => `Disallow: ${pathPrefix}/search`);
  const sitemaps = locales.map(({pathPrefix}) => `Sitemap: ${siteUrl}${pathPrefix}/sitemap.xml`);
  return ['User-agent: *', ...searchPages, '', ...sitemaps, ''].join('\n');
}
