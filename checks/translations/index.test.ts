import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts a translation made from the text its source has now', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(4);
});

it('refuses what is missing, stale, without fingerprint or without source, and other keys and steps', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/orphan.mdx:3 has no source page docs/orphan.mdx. Move it with its source, or delete it.',
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/differs.mdx:5 has another "kind" than docs/differs.mdx. Take it out.',
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/differs.mdx:3 has another "tags" than docs/differs.mdx. Write tags: [sign, send].',
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/differs.mdx:20 has 1 numbered steps at #second-2, and docs/differs.mdx has 2. Number the same actions: their addresses, such as #second-2-1, are the same in every language.',
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/missing.mdx is missing. Translate docs/missing.mdx, then run `npm run translations -- --stamp i18n/vi/docusaurus-plugin-content-docs/current/missing.mdx`.',
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/stale.mdx:3 is older than docs/stale.mdx. Bring it up to date, then run `npm run translations -- --stamp i18n/vi/docusaurus-plugin-content-docs/current/stale.mdx`.',
    'translations: i18n/vi/docusaurus-plugin-content-docs/current/unstamped.mdx:1 does not say which source text it was made from. Compare it with docs/unstamped.mdx, then run `npm run translations -- --stamp i18n/vi/docusaurus-plugin-content-docs/current/unstamped.mdx`.',
  ]);
});
