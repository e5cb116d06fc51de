import {expect, test} from 'vitest';
import {refuseBasePath} from './refuseBasePath';

const build = (baseUrl: string) => () => refuseBasePath({i18n: {locales: ['en', 'vi']}, siteConfig: {baseUrl}});

test.each([['/'], ['/vi/']])('a site at the root of its host is built, in the language at %s', (baseUrl) => {
  expect(build(baseUrl)).not.toThrow();
});

test.each([['/docs-site/'], ['/docs-site/vi/'], ['/vi/vi/']])('the baseUrl %s is refused', (baseUrl) => {
  expect(build(baseUrl)).toThrow(
    `publishing: docusaurus.config.ts has the baseUrl "${baseUrl}", but this site works only at the root of a host`,
  );
});
