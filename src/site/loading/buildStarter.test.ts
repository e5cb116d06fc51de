import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {buildStarter} from './buildStarter';

it('builds one small script whose name follows its content', async () => {
  const {file, code} = await buildStarter();
  expect(file).toMatch(/^assets\/js\/starter\.[0-9a-f]{8}\.js$/);
  expect(await buildStarter()).toEqual({file, code});
  // It imports the application by its addresses, and needs no file beside itself.
  expect(code).not.toMatch(/\bimport\(?\s*["'{*]|\b(?:require|export)\b/);
  expect(brotliCompressSync(code).length).toBeLessThan(1.8 * 1024);
});
