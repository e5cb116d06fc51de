import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {beforeEach, expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {runSteps} from '../steps/runSteps';
import type {MovedPage} from './movedPages';
import type {BuiltLanguage} from '../../kit/step';
import {redirectFiles, type RedirectFile} from './redirectFiles';
import {redirectStep} from './redirectStep';

let moves: MovedPage[];
let versions: {label: string; isLast: boolean; docs: []; sidebars: object}[];

beforeEach(() => {
  moves = [];
  versions = [];
});

async function build(root: string, locale: string, ...addresses: string[]): Promise<RedirectFile> {
  return buildAt('', root, locale, ...addresses);
}

async function buildAt(base: string, root: string, locale: string, ...addresses: string[]): Promise<RedirectFile> {
  async function* pages() {
    for (const address of addresses) yield {address, tree: fromHtml('')};
  }
  const localeConfigs = {en: {baseUrl: `${base}/`}, vi: {baseUrl: `${base}/vi/`}};
  const {baseUrl} = localeConfigs[locale as 'en' | 'vi'];
  const outDir = join(root, baseUrl);
  const i18n = {defaultLocale: 'en', localeConfigs};
  const docs = {default: {loadedVersions: versions.map((each) => ({...each, path: `${baseUrl}docs`}))}};
  await runSteps([redirectStep({outDir, baseUrl, i18n, locale, docs} as unknown as BuiltLanguage, moves)], pages());
  return JSON.parse(readFileSync(join(root, redirectFiles.json), 'utf8')) as RedirectFile;
}

test('the redirects of all languages are written for our server and for nginx', async () => {
  const root = scratchFolder();
  await build(root, 'en', '', '/404', '/docs/eKYC', '/docs/ký');
  expect(await build(root, 'vi', '/vi', '/vi/404', '/vi/docs')).toEqual({
    en: {'/docs/ekyc': '/docs/eKYC', '/docs/ký': '/docs/ký'},
    vi: {'/vi': '/vi/', '/vi/docs': '/vi/docs'},
  });
  const nginx = readFileSync(join(root, redirectFiles.http), 'utf8');
  expect(nginx).toContain('"/docs/ekyc" "/docs/eKYC";');
  expect(nginx).toContain('"/docs/ký" "/docs/k%C3%BD";');
  expect(nginx).toContain('"/vi" "/vi/";');
});

test('a language that is built again leaves nothing of its last build', async () => {
  const root = scratchFolder();
  await build(root, 'en', '/old');
  expect(await build(root, 'en', '/new')).toEqual({en: {'/new': '/new'}});
});

test('hosts get what is no spelling of the root of a language, unused prefixes, and not-found pages of other languages', async () => {
  const root = scratchFolder();
  moves = [{from: '/docs/Old', to: '/docs/eKYC', line: 1}];
  await build(root, 'en', '', '/docs/eKYC', '/docs/ký', '/docs/login');
  await build(root, 'vi', '/vi', '/vi/docs/eKYC');
  expect(readFileSync(join(root, redirectFiles.hosts), 'utf8').split('\n')).toEqual([
    '/docs/Old /docs/eKYC 301',
    '/vi/docs/Old /vi/docs/eKYC 301',
    '/docs/ekyc /docs/eKYC 301',
    '/docs/old /docs/eKYC 301',
    '/vi/docs/ekyc /vi/docs/eKYC 301',
    '/vi/docs/old /vi/docs/eKYC 301',
    '/en / 301',
    '/en/* /:splat 301',
    '/vi/* /vi/404.html 404',
    '',
  ]);
});

test('for hosts, one row stands for all pages below the number of the current version', async () => {
  const root = scratchFolder();
  versions = [{label: '2.3.0', isLast: true, docs: [], sidebars: {}}];
  moves = [{from: '/docs/2.3.0/eKYC', to: '/docs/login', line: 1}];
  await build(root, 'en', '', '/docs', '/docs/eKYC', '/docs/login');
  expect(await build(root, 'vi', '/vi', '/vi/docs', '/vi/docs/login')).toMatchObject({
    en: {'/docs/2.3.0': '/docs', '/docs/2.3.0/login': '/docs/login', '/docs/2.3.0/ekyc': '/docs/login'},
  });
  expect(readFileSync(join(root, redirectFiles.hosts), 'utf8').split('\n')).toEqual([
    '/docs/2.3.0/eKYC /docs/login 301',
    '/vi/docs/2.3.0/eKYC /vi/docs/login 301',
    // Kept: the row below leads to another page.
    '/docs/2.3.0/ekyc /docs/login 301',
    '/docs/ekyc /docs/eKYC 301',
    '/vi/docs/2.3.0/ekyc /vi/docs/login 301',
    '/docs/2.3.0 /docs 301',
    '/docs/2.3.0/* /docs/:splat 301',
    '/vi/docs/2.3.0 /vi/docs 301',
    '/vi/docs/2.3.0/* /vi/docs/:splat 301',
    '/en / 301',
    '/en/* /:splat 301',
    '/vi/* /vi/404.html 404',
    '',
  ]);
});

test('below a base path, all addresses begin with it, and the root of the host leads there', async () => {
  const root = scratchFolder();
  moves = [{from: '/docs/Old', to: '/docs/eKYC', line: 1}];
  await buildAt('/site', root, 'en', '/site', '/site/404', '/site/docs/eKYC');
  await buildAt('/site', root, 'vi', '/site/vi', '/site/vi/docs/eKYC');
  expect(readFileSync(join(root, redirectFiles.hosts), 'utf8').split('\n')).toEqual([
    '/site/docs/Old /site/docs/eKYC 301',
    '/site/vi/docs/Old /site/vi/docs/eKYC 301',
    '/ /site/ 301',
    '/site/docs/ekyc /site/docs/eKYC 301',
    '/site/docs/old /site/docs/eKYC 301',
    '/site/vi/docs/ekyc /site/vi/docs/eKYC 301',
    '/site/vi/docs/old /site/vi/docs/eKYC 301',
    '/site/en /site/ 301',
    '/site/en/* /site/:splat 301',
    '/site/vi/* /site/vi/404.html 404',
    '/site/* /site/404.html 404',
    '',
  ]);
});

test('a page that has moved to where no page is stops the build, with its line', async () => {
  moves = [{from: '/docs/old', to: '/docs/logn', line: 7}];
  await expect(build(scratchFolder(), 'vi', '/vi', '/vi/docs/login')).rejects.toThrow(
    'src/config/redirects.yaml:7 "/docs/old" leads to "/docs/logn", where there is no page. Did you mean "/docs/login"?',
  );
});
