import '../../../tests/support/fixtureVersions';
import {mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {beforeEach, expect, test} from 'vitest';
import {scratchFolder, writeFiles} from '../../../tests/support/scratchFolder';
import {runSteps} from '../steps/runSteps';
import type {BuiltLanguage, BuiltPage} from '../../kit/step';
import {markdownStep} from './markdownStep';

let siteDir: string;
let outDir: string;

beforeEach(() => {
  siteDir = scratchFolder();
  outDir = join(siteDir, 'build');
  mkdirSync(join(outDir, 'docs/1.0.0'), {recursive: true});
});

const doc = (id: string, permalink: string) => ({id, permalink, title: id, description: `About ${id}.`});

const loadedVersions = [
  {
    versionName: 'current',
    docs: [doc('second', '/vi/docs/second'), doc('first', '/vi/docs/')],
    sidebars: {
      side: [
        {type: 'category', items: [{type: 'doc', id: 'first'}]},
        {type: 'doc', id: 'second'},
      ],
    },
  },
  {versionName: '1.0.0', docs: [doc('old', '/vi/docs/1.0.0/old')], sidebars: {}},
];

async function* pages(...addresses: string[]): AsyncGenerator<BuiltPage> {
  for (const address of addresses) {
    const text = `<h1 id="a">${address}</h1><a href="/vi/docs#a">First</a> <a href="/vi/search">Search</a>`;
    yield {address, tree: fromHtml(`<main><div class="theme-doc-markdown">${text}</div></main>`)};
  }
}

const step = () =>
  markdownStep({
    siteDir,
    outDir,
    baseUrl: '/vi/',
    i18n: {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}, vi: {baseUrl: '/vi/'}}},
    siteConfig: {url: 'https://x.example', title: 'Site'},
    locale: 'vi',
    docs: {default: {loadedVersions}},
  } as unknown as BuiltLanguage);

const read = (name: string): string => readFileSync(join(outDir, name), 'utf8');

test('every docs page is written at its own address, and links lead from text to text', async () => {
  await runSteps([step()], pages('/vi', '/vi/docs', '/vi/docs/second', '/vi/docs/1.0.0/old'));
  expect(read('docs.md')).toBe('# /vi/docs {#a}\n\n[First](/vi/docs.md#a) [Search](/vi/search)\n');
  expect(read('docs/1.0.0/old.md')).toContain('# /vi/docs/1.0.0/old');
});

test('the lists hold the current version in the order of the sidebar', async () => {
  await runSteps([step()], pages('/vi/docs', '/vi/docs/second', '/vi/docs/1.0.0/old'));
  expect(read('llms.txt').match(/\(https.*\)/g)).toEqual([
    '(https://x.example/vi/docs.md)',
    '(https://x.example/vi/docs/second.md)',
    '(https://x.example/vi/llms-full.txt)',
    '(https://x.example/vi/docs/2.2.0.md)',
    '(https://x.example/vi/docs/1.0.0.md)',
    '(https://x.example/llms.txt)',
  ]);
  expect(read('llms-full.txt')).not.toContain('1.0.0');
});

test('all files that were written for programs are listed, the contracts first, and the complete programs', async () => {
  const endings = ['sh', 'mjs', 'py', 'php', 'java', 'cs', 'go', 'rb'];
  writeFiles(siteDir, {
    ...Object.fromEntries(endings.map((ending) => [`integrators/downloads/programs/send/send.${ending}`, ''])),
    'build/openapi/2.3.0/econtract.ts': '',
    'build/openapi/2.3.0/postman.json': '',
    'build/openapi/2.3.0/v1.json': '',
    'build/openapi/1.0.0/v1.json': '',
  });
  await runSteps([step()], pages('/vi/docs', '/vi/docs/second', '/vi/docs/1.0.0/old'));
  expect(read('llms.txt')).toContain(`- [OpenAPI 3.1: v1.json (2.3.0)](https://x.example/vi/openapi/2.3.0/v1.json)
- [TypeScript: econtract.ts (2.3.0)](https://x.example/vi/openapi/2.3.0/econtract.ts)
- [Postman (2.3.0)](https://x.example/vi/openapi/2.3.0/postman.json)
- [OpenAPI 3.1: v1.json (1.0.0)](https://x.example/vi/openapi/1.0.0/v1.json)
- [send.sh](https://x.example/vi/programs/send/send.sh): cURL
- [send.mjs](https://x.example/vi/programs/send/send.mjs): JavaScript
`);
});

test('the page of a category is written as a list of its pages', async () => {
  const category = {type: 'category', link: {type: 'generated-index', permalink: '/vi/docs/area'}, items: []};
  loadedVersions[0]!.sidebars.side!.push(category as never); // The first version has this sidebar.
  async function* all() {
    yield* pages('/vi/docs', '/vi/docs/second', '/vi/docs/1.0.0/old');
    const card = '<li class="doc-card"><h2><a href="second">Second</a></h2><code>/api</code><p>What it does.</p></li>';
    yield {
      address: '/vi/docs/area',
      tree: fromHtml(`<main><header><h1>Area</h1><p>All of it.</p></header>${card}</main>`),
    };
  }
  await runSteps([step()], all());
  loadedVersions[0]!.sidebars.side!.pop();
  expect(read('docs/area.md')).toBe('# Area\n\nAll of it.\n\n- [Second](/vi/docs/second.md) `/api`: What it does.\n');
});

test('a docs page that was not built, or has no article, stops the build', async () => {
  await expect(runSteps([step()], pages('/vi/docs'))).rejects.toThrow('no built page for /vi/docs/second');
  async function* bare() {
    yield {address: '/vi/docs', tree: fromHtml('<main></main>')};
  }
  await expect(runSteps([step()], bare())).rejects.toThrow('on the page /vi/docs: markdown: there is no article');
});
