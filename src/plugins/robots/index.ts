import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales} from '../../config/locales';

/** Writes robots.txt, whose sitemap lines need the site's own address. One file serves all languages. */
export default function robotsPlugin({i18n, siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const searchPages = locales.map(({pathPrefix}) => `Disallow: ${pathPrefix}/search`);
      const sitemaps = locales.map(({pathPrefix}) => `Sitemap: ${siteConfig.url}${pathPrefix}/sitemap.xml`);
      await writeFile(
        path.join(outDir, 'robots.txt'),
        ['User-agent: *', ...searchPages, '', ...sitemaps, ''].join('\n'),
      );
    },
  };
}
