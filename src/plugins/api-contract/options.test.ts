import {expect, it} from 'vitest';
import {refuseOptions} from './options';

it('refuses an option by its name', () => {
  expect(() => refuseOptions({id: 'default'})).not.toThrow();
  expect(() => refuseOptions({folder: 'openapi'})).toThrow('unknown option "folder"');
});
