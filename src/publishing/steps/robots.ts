/**
 * @param siteUrl origin of the site, without a trailing slash
 * @param roots home pages of the languages, with a slash at the end
 * @returns robots.txt, one file for the host
 */
export function robotsTxt(siteUrl: string, roots: readonly string[]): string {
  const searchPages = roots.map((root) => `Disallow: ${root}search`);
  const sitemaps = roots.map((root) => `Sitemap: ${siteUrl}${root}sitemap.xml`);
  return ['User-agent: *', ...searchPages, '', ...sitemaps, ''].join('\n');
}
