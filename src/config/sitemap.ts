import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {locales} from './locales';

export const sitemap: PluginOptions = {
  filename: 'sitemap.xml',
  lastmod: null,
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: locales.map(({pathPrefix}) => `${pathPrefix}/search`),
};
