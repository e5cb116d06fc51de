import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts what leads to pages, sidebars, files and other sites', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(4);
});

it('refuses what leads nowhere, and names the line of the configuration', async () => {
  const known = 'Known: /docs/app/login, /docs, /vi, /vi/search, /, /search.';
  const unknown = `which is in no address of version 2.3.0`;
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'navigation: src/config/navbar.ts:3 there is no sidebar "guid" in version current. Did you mean "guide"?',
    'navigation: src/config/navbar.ts:4 there is no doc "app/logn" in version current. Did you mean "app/login"?',
    'navigation: src/config/navbar.ts:5 no page has the address "/docs/app/logn". Did you mean "/docs/app/login"?',
    `navigation: src/config/site.ts:2 no page has the address "/docs/draft". ${known}`,
    `navigation: sidebars.ts:2 no page has the address "/hme". ${known}`,
    `navigation: i18n/en/build.json:3 no page has the address "/docs/nw". ${known}`,
    `navigation: src/config/search.ts:4 "mainTasks" names "ap", ${unknown}. Did you mean "app"?`,
    `navigation: src/config/search.ts:3 "mainTasks" names "app/logn", ${unknown}. Did you mean "app/login"?`,
    `navigation: src/config/search.ts:6 "areaPriors" names "appp", ${unknown}. Did you mean "app"?`,
  ]);
});
