import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {scratchFolder, writeFiles} from '../../../tests/support/scratchFolder';
import type {BuiltLanguage} from '../../kit/step';
import {offlineStep} from './offlineStep';
import {listOf, type KeptArea} from './shared/keptArea';

test.each([
  ['/docs/tutorial/receiver/approve', '/docs/tutorial/receiver'],
  ['/docs/tutorial/receiver', '/docs/tutorial/receiver'],
  ['/vi/docs/2.2.0/api/v1/general/webhook', '/vi/docs/2.2.0/api'],
  ['/a/docs-site/docs/app/noti', '/a/docs-site/docs/app'],
  ['/docs/tutorials', undefined],
  ['/docs/questions', undefined],
  ['/docs/tags/api', undefined],
  ['/docs', undefined],
])('the area of %s is %s', (address, area) => {
  expect(listOf(address)).toBe(area && `${area}.offline.json`);
});

const pages = {
  '/site/vi': '<script id="page-scripts" type="application/json">["/site/vi/assets/js/main.js"]</script>',
  '/site/vi/docs/app':
    '<link rel="stylesheet" href="/site/vi/assets/css/styles.css"><link rel="alternate" href="/site/x">',
  '/site/vi/docs/app/noti':
    '<script async src="/site/vi/assets/js/starter.js"></script><img src="https://example.com/a.png">',
  '/site/vi/docs/questions': '<img src="/site/vi/img/big.png">',
};

/** Builds the small site with one more word in its guide of the app. */
async function built(word: string): Promise<{area: KeptArea; folder: string}> {
  const others = [
    'assets/css/styles.css',
    ...['main', 'search.1a', 'other', 'starter'].map((name) => `assets/js/${name}.js`),
    'search-index-default.json',
    'search-index-docs-default-current.json',
    'img/big.png',
  ];
  const folder = scratchFolder(Object.fromEntries(others.map((file) => [file, file])));
  const i18n = {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/site/'}, vi: {htmlLang: 'vi-VN'}}};
  const step = offlineStep({outDir: folder, baseUrl: '/site/vi/', locale: 'vi', i18n} as unknown as BuiltLanguage);
  for (const [address, html] of Object.entries(pages)) {
    writeFiles(folder, {[`${address.slice('/site/vi/'.length) || 'index'}.html`]: html + word});
    const tree = fromHtml(`<html class="docs-wrapper docs-version-current x"><head>${html}`);
    await step.readPage?.({address, tree});
  }
  await step.write();
  return {folder, area: JSON.parse(readFileSync(path.join(folder, 'docs/app.offline.json'), 'utf8')) as KeptArea};
}

test('lists what the pages of an area need, the home page and the search, and nothing that is not there', async () => {
  const {area} = await built('');
  expect(area).toMatchObject({pages: 2, worker: '/site/offline.js', lang: 'vi-VN'});
  expect([...area.files].sort()).toEqual(
    [
      '',
      'assets/css/styles.css',
      'assets/js/main.js',
      'assets/js/search.1a.js',
      'assets/js/starter.js',
      'docs/app',
      'docs/app/noti',
      'search-index-default.json',
      'search-index-docs-default-current.json',
    ].map((file) => `/site/vi/${file}`),
  );
});

test('the build of an area changes with its pages, and only then', async () => {
  const [first, same, other] = [await built('a'), await built('a'), await built('b')];
  expect(same.area.build).toBe(first.area.build);
  expect(other.area.build).not.toBe(first.area.build);
});
