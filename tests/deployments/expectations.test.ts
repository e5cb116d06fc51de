import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {RunningServer} from '../../tools/server/listen';
import {startServer} from '../../tools/server/startServer';
import {writeFixtureSite, type FixtureSite} from '../server/fixtureSite';
import {crawl} from './crawl';
import {expectations} from './expectations';
import type {CrawledSite, Deployment} from './types';

const deployment: Deployment = {
  name: 'fixture',
  environment: {DOCS_SITE_URL: 'https://www.example.org', DOCS_BASE_PATH: '/docs-site/'},
  languages: {en: '/docs-site/', vi: '/docs-site/vi/'},
};

/** Faults that a base path makes, each where it was or could be. */
const page = `<!doctype html><html lang="vi"><head><link rel="canonical" href="https://www.example.org/docs/bad"></head><body>
  <a href="/docs-site/docs/login">right</a> <a href="https://www.example.org/docs-site/vi/docs">right too</a>
  <a href="/docs/login">outside</a> <a href="/docs-site/docs-site/docs">twice</a> <a href="/docs-site/docs/">alias</a>
  <a href="/docs-site/docs/login#nothing">anchor</a> <a href="https://www.example.com/docs">elsewhere</a>
  <img srcset="/img/other.svg 2x">
</body></html>`;

const robots = 'User-agent: *\nDisallow: /search\n\nSitemap: https://www.example.org/sitemap.xml\n';

let fixture: FixtureSite;
let server: RunningServer;
let site: CrawledSite;

beforeAll(async () => {
  fixture = await writeFixtureSite('/docs-site');
  writeFileSync(join(fixture.folder, 'docs-site/docs/bad.html'), page);
  writeFileSync(join(fixture.folder, 'docs-site/bad.css'), "a{background:url('/img/dot.svg')}");
  writeFileSync(join(fixture.folder, 'robots.txt'), robots);
  server = await startServer(fixture.folder, 0);
  site = await crawl(fixture.folder, server.origin, deployment);
});

afterAll(async () => {
  await server.close();
  fixture.remove();
});

/** @returns the findings of an expectation, as they are printed */
async function find(name: string): Promise<string[]> {
  const {findings} = await expectations.find((each) => each.name === name)!.run(site); // Named by the tests below.
  return findings.map(({where, problem}) => `${where}: ${problem}`).sort();
}

test('addresses outside of the base path, doubled ones, aliases and wrong anchors are found', async () => {
  const bad = '/docs-site/docs/bad';
  expect(await find('links')).toEqual([
    '/docs-site/bad.css: url() /img/dot.svg is not below /docs-site/ (1 times).',
    `${bad}: a href /docs-site/docs-site/docs has /docs-site/ twice (1 times).`,
    `${bad}: a href /docs-site/docs/ answers 301, to /docs-site/docs (1 times).`,
    `${bad}: a href /docs-site/docs/login#nothing has no element with the id "nothing" (1 times).`,
    `${bad}: a href /docs/login is not below /docs-site/ (1 times).`,
    `${bad}: img srcset /img/other.svg is not below /docs-site/ (1 times).`,
    `${bad}: link canonical /docs/bad is not below /docs-site/ (1 times).`,
    '/robots.txt: Sitemap /sitemap.xml is not below /docs-site/ (1 times).',
  ]);
});

test('a page in the wrong language is found', async () => {
  expect(await find('languages')).toContain('/docs-site/docs/bad: is in "vi", not in "en".');
});

test('rules for robots that forget the base path are found', async () => {
  expect(await find('rules')).toEqual([
    'robots.txt: /search is no page.',
    'robots.txt: /search is not below /docs-site/.',
    'robots.txt: does not name https://www.example.org/docs-site/sitemap.xml.',
    'robots.txt: does not name https://www.example.org/docs-site/vi/sitemap.xml.',
  ]);
});

test('files of the fixture are right', async () => {
  expect(await find('files')).toEqual([]);
});
