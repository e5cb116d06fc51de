import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts two lists that agree, and versions with all their folders', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
});

it('refuses a list that only YAML allows, which stops the build', async () => {
  const {messages} = await runFixture(check, 'trailing-comma');
  expect(messages).toEqual([
    'versions: versions.json:1 is not valid JSON. Write a list such as ["2.0.0", "1.0.0"]: double quotes, and no comma after the last.',
  ]);
});

it('names the line of what is no version', async () => {
  const {messages} = await runFixture(check, 'number');
  expect(messages).toEqual([expect.stringMatching(/^versions: versions\.json:3 /)]);
});

it('refuses versions that one list lacks, and missing or foreign folders', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'versions: versions.json:2 the version "2.0.O" is not in src/kit/versions.ts. Did you mean "2.0.0"? Add it there, or remove it here.',
    'versions: src/kit/versions.ts:5 the version "2.0.0" is not in versions.json. Add it there, or remove it here.',
    'versions: src/kit/versions.ts:6 the version "1.0.0" is not in versions.json. Add it there, or remove it here.',
    'versions: src/kit/versions.ts:6 the version "1.0.0" has no i18n/vi/docusaurus-plugin-content-docs/version-1.0.0. Add it, or remove the version from the list.',
    'versions: src/kit/versions.ts:6 the version "1.0.0" has no versioned_sidebars/version-1.0.0-sidebars.json. Add it, or remove the version from the list.',
    'versions: src/kit/versions.ts:6 the version "1.0.0" has no openapi/version-1.0.0. Add it, or remove the version from the list.',
    'versions: versioned_docs/version-1.O.0 belongs to no version of src/kit/versions.ts. Did you mean "version-1.0.0"?',
  ]);
});
