import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const slugOf = (version, file) => ['docs', version, file.replace(/(^|\/)index$/, '')].filter(Boolean).join('/');

const toItem =
  (version) =>
  ({label, file, items}) =>
    items ? {label, collapsed: true, items: items.map(toItem(version))} : {slug: slugOf(version, file)};

/** One group for each area and version; src/sidebar.ts shows a page only its own. */
const sidebar = JSON.parse(readFileSync('trees.json', 'utf8'))
  .filter(({prefix}) => prefix === '')
  .flatMap(({version, trees}) =>
    Object.entries(trees).map(([area, items]) => ({label: slugOf(version, area), items: items.map(toItem(version))})),
  );

export default defineConfig({
  site: 'https://example.com',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [
    starlight({
      title: 'Documentation',
      sidebar,
      routeMiddleware: './src/sidebar.js',
      locales: {root: {label: 'English', lang: 'en'}, vi: {label: 'Tiếng Việt', lang: 'vi'}},
    }),
  ],
});
