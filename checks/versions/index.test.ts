import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts versions with all their folders', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(1);
});

it('names the line of what is no version', async () => {
  const {messages} = await runFixture(check, 'number');
  expect(messages).toEqual([expect.stringMatching(/^versions: versions\.json:3 /)]);
});

it('refuses missing and foreign folders', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'versions: versions.json:3 the version "1.0.0" has no i18n/vi/docusaurus-plugin-content-docs/version-1.0.0. Add it, or remove the version from the list.',
    'versions: versions.json:3 the version "1.0.0" has no versioned_sidebars/version-1.0.0-sidebars.json. Add it, or remove the version from the list.',
    'versions: versions.json:3 the version "1.0.0" has no openapi/version-1.0.0. Add it, or remove the version from the list.',
    'versions: versioned_docs/version-1.O.0 belongs to no version of versions.json. Did you mean "version-1.0.0"?',
  ]);
});
