import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {scratchFolder} from '../../../../tests/support/scratchFolder';
import {runSteps} from '../runSteps';
import type {BuiltLanguage} from '../shared/step';
import {redirectFiles, type RedirectFile} from './redirectFiles';
import {redirectStep} from './redirectStep';

async function build(root: string, locale: string, ...addresses: string[]): Promise<RedirectFile> {
  async function* pages() {
    for (const address of addresses) yield {address, tree: fromHtml('')};
  }
  const [outDir, baseUrl] = locale === 'en' ? [root, '/'] : [join(root, locale), `/${locale}/`];
  const i18n = {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}}};
  await runSteps([redirectStep({outDir, baseUrl, i18n, locale, docs: {}} as unknown as BuiltLanguage)], pages());
  return JSON.parse(readFileSync(join(root, redirectFiles.json), 'utf8')) as RedirectFile;
}

test('the redirects of all languages are written for both kinds of server', async () => {
  const root = scratchFolder();
  await build(root, 'en', '', '/404', '/docs/eKYC', '/docs/ký');
  expect(await build(root, 'vi', '/vi', '/vi/404', '/vi/docs')).toEqual({
    en: {'/docs/ekyc': '/docs/eKYC', '/docs/ký': '/docs/ký'},
    vi: {'/vi': '/vi/', '/vi/docs': '/vi/docs'},
  });
  const nginx = readFileSync(join(root, redirectFiles.nginx), 'utf8');
  expect(nginx).toContain('"/docs/ekyc" "/docs/eKYC";');
  expect(nginx).toContain('"/docs/ký" "/docs/k%C3%BD";');
  expect(nginx).toContain('"/vi" "/vi/";');
});

test('a language that is built again leaves nothing of its last build', async () => {
  const root = scratchFolder();
  await build(root, 'en', '/old');
  expect(await build(root, 'en', '/new')).toEqual({en: {'/new': '/new'}});
});
