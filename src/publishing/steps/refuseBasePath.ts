import type {LoadContext} from '@docusaurus/types';

/** What is read of Docusaurus's context; the `baseUrl` is that of the language being built. */
type Context = {i18n: Pick<LoadContext['i18n'], 'locales'>; siteConfig: Pick<LoadContext['siteConfig'], 'baseUrl'>};

/** @throws if the site would be published below a path */
export function refuseBasePath({i18n, siteConfig: {baseUrl}}: Context): void {
  if (['/', ...i18n.locales.map((locale) => `/${locale}/`)].includes(baseUrl)) return;
  throw new Error(
    `publishing: docusaurus.config.ts has the baseUrl "${baseUrl}", but this site works only at the root of a host: below ` +
      'a path, robots.txt, the caching rules and the icons of the sidebars would be wrong. Set baseUrl to "/", and give ' +
      'the site a host of its own, such as https://docs.your-company.vn (DOCS_SITE_URL).',
  );
}
