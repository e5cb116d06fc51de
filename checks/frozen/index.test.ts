import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts a frozen version as it was recorded', async () => {
  const {messages, filesRead, report} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
  expect(report).toEqual(['1.0.0 is not frozen yet: npm run freeze -- 1.0.0 --reason "…"']);
});

it('refuses changed, added and removed files', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'frozen: i18n/vi/docusaurus-plugin-content-docs/version-2.2.0/added.mdx was added, but 2.2.0 is frozen. Undo it; or, if it corrects a harmful error, run `npm run freeze -- i18n/vi/docusaurus-plugin-content-docs/version-2.2.0/added.mdx --reason "…"`.',
    'frozen: versioned_docs/version-2.2.0/gone.mdx was removed, but 2.2.0 is frozen. Undo it; or, if it corrects a harmful error, run `npm run freeze -- versioned_docs/version-2.2.0/gone.mdx --reason "…"`.',
    'frozen: versioned_docs/version-2.2.0/index.mdx was changed, but 2.2.0 is frozen. Undo it; or, if it corrects a harmful error, run `npm run freeze -- versioned_docs/version-2.2.0/index.mdx --reason "…"`.',
  ]);
});
