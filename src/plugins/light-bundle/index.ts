import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectCardDescriptions, type CardDescriptions} from './cardDescriptions';
import {PlainChunkNamesPlugin} from './plainChunkNames';
import {PurgeCssPlugin} from './purgeCss';
import {applyShortClassNames} from './shortClassNames';
import {sorters} from './sorters';
import {styleParts} from './styleParts';

/** Folders whose styles stay with their scripts: these dialogs are drawn in the browser only, when they are opened. */
const dialogs = [
  path.join('src', 'plugins', 'local-search', 'theme', 'SearchDialog'),
  path.join('src', 'components', 'ShortcutsDialog'),
];

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

const isIn = (module: StyleModule, place: string): boolean => module.nameForCondition()?.includes(place) === true;

/** The files that styles are gathered in: one for all pages, and one for each part. */
const styleFiles = {
  styles: {test: (module: StyleModule): boolean => !dialogs.some((folder) => isIn(module, folder))},
  ...Object.fromEntries(
    styleParts.map(({name, sources}) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        chunks: 'all',
        enforce: true,
        // Before the file of all pages, whose priority is 50.
        priority: 60,
        test: (module: StyleModule): boolean => sources.some((source) => isIn(module, source)),
      },
    ]),
  ),
};

/** Class names that the theme's scripts know, for looks that this site's settings do not choose. */
const neverDrawn = [
  /^navbar--(?:dark|primary)$/,
  /^footer--dark$/,
  /^hero(?:__(?:sub)?title)?$/,
  /^tabs$/,
  /^pagination$/,
  /^footer__link-separator$/,
  /^darkNavbarColorModeToggle_/,
  // The glow at the end of the bar that shows progress.
  /^peg$/,
  // Buttons are primary ones or plain ones, see src/css/tokens.css.
  /^button--(?:secondary|outline|link|active)$/,
];

/** Links find our functions where the core's would be. */
function useOwnRouteScripts(found: {context: string; request: string}): void {
  if (found.context.endsWith(path.join('core', 'lib', 'client'))) {
    found.request = path.join(__dirname, 'client/routeScripts.ts');
  }
}

/** Keeps out of the browser what a page does not use. What was tried and measured is in guides/performance.md. */
export default function lightBundle({generatedFilesDir, siteDir}: LoadContext): Plugin {
  let descriptions: CardDescriptions = {};
  return {
    name: 'light-bundle',
    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      descriptions = collectCardDescriptions(instances.flatMap((content) => (content as LoadedContent).loadedVersions));
    },
    configureWebpack({mode, module: {rules = []} = {}}, isServer, {currentBundler}) {
      applyShortClassNames(rules, siteDir);
      const docsData = {
        resource: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
        use: [{loader: path.join(__dirname, 'loaders/compactDocsData.cjs'), options: {descriptions}}],
      };
      if (isServer) {
        return {module: {rules: [docsData]}};
      }
      const routeLists = ['registry.js', 'routes.js', 'routesChunkNames.json'];
      const isProduction = mode === 'production';
      return {
        module: {
          rules: [
            docsData,
            {
              resource: sorters.map((name) => path.join(siteDir, 'node_modules', name)),
              use: [path.join(__dirname, 'loaders/plainCompare.cjs')],
            },
            {
              resource: path.join(generatedFilesDir, 'globalData.json'),
              type: 'javascript/auto',
              use: [path.join(__dirname, 'loaders/packGlobalData.cjs')],
            },
            {
              resource: path.join(generatedFilesDir, 'codeTranslations.json'),
              use: [path.join(__dirname, 'loaders/pickTranslations.cjs')],
            },
            {
              resource: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [path.join(__dirname, 'loaders/compactConfig.cjs')],
            },
            {
              resource: routeLists.map((name) => path.join(generatedFilesDir, name)),
              use: [path.join(__dirname, 'loaders/compactRoutes.cjs')],
            },
          ],
        },
        resolve: {
          alias: {
            tslib$: path.join(__dirname, 'tslib.ts'),
            // Our front matter knows no unlisted pages, and drafts are not built.
            ...(isProduction
              ? {
                  '@theme/ContentVisibility': path.join(__dirname, 'client/nothing.ts'),
                  'hoist-non-react-statics$': path.join(__dirname, 'client/withoutStatics.ts'),
                  'prop-types$': path.join(__dirname, 'client/noPropTypes.ts'),
                }
              : {}),
            'react-helmet-async$': path.join(__dirname, 'client/headTags.ts'),
          },
        },
        // Pages name their scripts by themselves, and one hash stands for a whole build: the browser needs no list of
        // a hash per script. A new release names all scripts anew.
        output: isProduction ? {chunkFilename: 'assets/js/[name].[fullhash:8].js'} : {},
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/docusaurus$/, useOwnRouteScripts),
          ...(isProduction ? [new PlainChunkNamesPlugin(), new PurgeCssPlugin(neverDrawn)] : []),
        ],
        // A chunk that is called by its name needs no second list of numbers in the browser.
        optimization: isProduction ? {chunkIds: 'named', splitChunks: {cacheGroups: styleFiles}} : {},
      };
    },
  };
}
