import {expect, test} from 'vitest';
import {refuseBasePath} from './refuseBasePath';

const build = (url: string, baseUrl: string) => () =>
  refuseBasePath({i18n: {locales: ['en', 'vi']}, siteConfig: {url, baseUrl}});

test.each([['/'], ['/vi/']])('a site at the root of its host is built, in the language at %s', (baseUrl) => {
  expect(build('https://docs.example.com', baseUrl)).not.toThrow();
});

test.each([['/docs-site/'], ['/docs-site/vi/'], ['/vi/vi/']])('the baseUrl %s is refused', (baseUrl) => {
  expect(build('https://docs.example.com', baseUrl)).toThrow(
    `publish: docusaurus.config.ts has the baseUrl "${baseUrl}", but this site works only at the root of a host`,
  );
});

test('an address with a path is refused', () => {
  expect(build('https://example.com/docs-site', '/')).toThrow(
    'publish: DOCS_SITE_URL is "https://example.com/docs-site", but this site works only at the root of a host',
  );
});
