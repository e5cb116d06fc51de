import {expect, it, vi} from 'vitest';
import * as z from 'zod';
import {optionsValidator} from './validateOptions';

const validate = vi.fn();
const validateOptions = optionsValidator(z.strictObject({steps: z.number().default(1)}), 'publishing: site.ts');

it('fills in defaults and gives Docusaurus the id of the plugin back', () => {
  expect(validateOptions({options: undefined, validate})).toEqual({steps: 1, id: 'default'});
  expect(validateOptions({options: {id: 'other', steps: 2}, validate})).toEqual({steps: 2, id: 'other'});
});

it('refuses what the schema refuses, by plugin and file', () => {
  expect(() => validateOptions({options: {stps: 2}, validate})).toThrow(
    'publishing: site.ts unknown key "stps". Did you mean "steps"?',
  );
});

it('refuses every option of a plugin that takes none', () => {
  expect(() => optionsValidator(z.strictObject({}), 'a')({options: {folder: 'b'}, validate})).toThrow(
    'a unknown key "folder". Remove it.',
  );
});
