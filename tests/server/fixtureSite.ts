import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {headers} from '../../src/config/headers';
import {compressionStep} from '../../src/publishing/compression/compressionStep';
import {headersStep} from '../../src/publishing/headers/headersStep';
import {policyStep} from '../../src/publishing/policy/policyStep';
import {redirectStep} from '../../src/publishing/redirects/redirectStep';
import {languageRootsStep} from '../../src/publishing/steps/languageRoots';
import {readPages} from '../../src/publishing/steps/readPages';
import {runSteps} from '../../src/publishing/steps/runSteps';
import type {BuiltLanguage} from '../../src/kit/step';

/** Of files that are no pages. */
export const typedEndings = Object.keys(headers.fileTypes).filter((ending) => ending !== 'html');

/** Files of a small built site, enough for every rule of the server; one for each type among them. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  'index.html': page('en', 'Home'),
  '404.html': page('en', 'Page not found'),
  'docs.html': page('en', 'Introduction'),
  'docs/login.html': page('en', 'Log in'),
  'docs/tutorial/receiver.html': page('en', 'Receive'),
  'docs/tutorial/eKYC.html': page('en', 'Sign with eKYC'),
  'docs/ký.html': page('en', 'Signing'),
  'docs/login.md': '# Đăng nhập\n',
  'vi/index.html': page('vi', 'Trang chủ'),
  'vi/404.html': page('vi', 'Không tìm thấy trang'),
  'vi/docs.html': page('vi', 'Giới thiệu'),
  'vi/docs/tutorial/receiver.html': page('vi', 'Nhận'),
  'assets/js/main.0123abcd.js': `console.log('${'x'.repeat(2000)}');\n`,
  'assets/js/main.0123abcd.js.map': '{}',
  'vi/assets/css/styles.0123abcd.css': 'body{}\n',
  'search-index.json': '{}\n',
  'img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'files/unknown.bin': 'unknown\n',
  ...Object.fromEntries(typedEndings.map((ending) => [`files/example.${ending}`, exampleOf(ending)])),
  '.secret': 'hidden\n',
};

/** @returns a text long enough to be compressed; a manifest is read by the tests of deployments too */
function exampleOf(ending: string): string {
  const text = `Tệp ${ending}\n`.repeat(200);
  return ending === 'webmanifest' ? JSON.stringify({name: text}) : text;
}

/** @returns a page long enough to be compressed, with one inline script. */
function page(lang: string, title: string): string {
  const text = 'word '.repeat(300);
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title><script>window.ready=1</script></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
}

export interface FixtureSite {
  folder: string;
  remove(): void;
}

/** What the docs plugin would have loaded for a language, as far as redirects need it. */
function loadedDocs(baseUrl: string): object {
  const path = `${baseUrl}docs`;
  const docs = [{id: 'receiver', permalink: `${path}/tutorial/receiver`}];
  const sidebars = {tutorial: [{type: 'doc', id: 'receiver'}]};
  return {default: {loadedVersions: [{path, label: '2.3.0', isLast: true, docs, sidebars}]}};
}

const moves = [{from: '/docs/tutorial/Old', to: '/docs/tutorial/receiver', line: 1}];

/**
 * Writes the small site into a new folder and makes it ready to be served.
 *
 * @param basePath below which the pages are
 */
export async function writeFixtureSite(basePath = ''): Promise<FixtureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  // A temporary folder is its owner's alone; nginx is another user.
  chmodSync(folder, 0o755);
  for (const [name, content] of Object.entries(fixtureFiles)) {
    const file = join(folder, basePath, name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  const localeConfigs = {en: {baseUrl: `${basePath}/`}, vi: {baseUrl: `${basePath}/vi/`}};
  const i18n = {defaultLocale: 'en', localeConfigs};
  for (const [locale, {baseUrl}] of Object.entries(localeConfigs)) {
    const outDir = join(folder, baseUrl);
    const language = {siteDir: folder, outDir, baseUrl, locale, i18n, docs: loadedDocs(baseUrl)};
    const built = language as unknown as BuiltLanguage;
    const steps = [
      languageRootsStep(built),
      policyStep(built, {hasAnalytics: false, hasHostedSearch: false, feedbackEndpoint: ''}, [
        {name: 'ready', reason: '', text: 'window.ready=1'},
      ]),
      headersStep(built, headers),
      redirectStep(built, moves),
      compressionStep(built),
    ];
    await runSteps(steps, readPages(outDir, baseUrl));
  }
  return {folder, remove: () => rmSync(folder, {recursive: true})};
}
