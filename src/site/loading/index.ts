import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Compiler} from 'webpack';
import {buildStarter, type Starter} from './buildStarter';
import type {BrowserSettings} from '../components/useSiteSettings';
import {changesScript, storedSettingsScript, themeScript} from './inlineScripts';

const name = 'loading';

/** @returns a bundler plugin that adds the starter to the scripts of the browser bundle. */
const emitStarter = ({file, code}: Starter) => ({
  apply({hooks, webpack: {sources}}: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => compilation.emitAsset(file, new sources.RawSource(code)));
    });
  },
});

/**
 * Delays hydration until the reader first interacts with the page. The other half is the page template, see
 * `ssrTemplate` in docusaurus.config.ts.
 */
export default async function loading(context: LoadContext): Promise<Plugin> {
  const {baseUrl, i18n, siteConfig, siteStorage} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const starter = await buildStarter();
  const themeConfig = siteConfig.themeConfig as ThemeConfig;
  const {announcementEnds} = siteConfig.customFields as unknown as BrowserSettings;
  return {
    name,
    getClientModules: () => [
      './before-hydration.css',
      './hydration/restrictMarkup.ts',
      './hydration/hydrateAltered.ts',
    ],
    injectHtmlTags: () => {
      const choices = storedSettingsScript(root, siteStorage, themeConfig, announcementEnds);
      // The dev server renders pages in the browser, with a template of its own.
      if (!isProduction) return {preBodyTags: [{tagName: 'script', innerHTML: choices}]};
      return {
        headTags: [
          {
            tagName: 'script',
            innerHTML: themeScript(siteStorage, themeConfig) + choices + changesScript,
          },
          {tagName: 'script', attributes: {src: baseUrl + starter.file, async: true}},
        ],
      };
    },
    configureWebpack: (_config, isServer) => (isServer || !isProduction ? {} : {plugins: [emitStarter(starter)]}),
  };
}
