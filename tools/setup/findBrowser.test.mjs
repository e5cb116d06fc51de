import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {firstThatStarts} from './findBrowser.mjs';

let folder;

/** Writes a program that prints the text and ends with the code. */
function writeProgram(name, text, code) {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${text}"\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

test('the first browser that really starts is taken', async () => {
  const missing = join(folder, 'missing');
  const broken = writeProgram('broken', 'Chromium', 127);
  const other = writeProgram('other', 'Some editor 1.0', 0);
  const good = writeProgram('good', 'Chromium 156.0', 0);
  expect(await firstThatStarts([undefined, missing, broken, other, good], folder)).toBe(good);
});

test('without any browser there is none', async () => {
  expect(await firstThatStarts([undefined, join(folder, 'missing')], folder)).toBeUndefined();
});
