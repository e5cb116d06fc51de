import type {LoadContext} from '@docusaurus/types';

/** What is read of Docusaurus's context; `siteConfig.baseUrl` is that of the language being built. */
type Context = {
  i18n: Pick<LoadContext['i18n'], 'locales'>;
  siteConfig: Pick<LoadContext['siteConfig'], 'url' | 'baseUrl'>;
};

const reason =
  'but this site works only at the root of a host: below a path, robots.txt, the caching rules and the icons of the ' +
  'sidebars would be wrong.';
const host = 'a host of its own, such as https://docs.your-company.vn';

/** @throws if the site would be published below a path */
export function refuseBasePath({i18n, siteConfig: {url, baseUrl}}: Context): void {
  if (!['/', ...i18n.locales.map((locale) => `/${locale}/`)].includes(baseUrl))
    throw new Error(
      `publish: docusaurus.config.ts has the baseUrl "${baseUrl}", ${reason} ` +
        `Set baseUrl to "/", and give the site ${host} (DOCS_SITE_URL).`,
    );
  if (URL.canParse(url) && new URL(url).pathname !== '/')
    throw new Error(`publish: DOCS_SITE_URL is "${url}", ${reason} Give the site ${host}.`);
}
