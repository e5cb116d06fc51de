import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {findDifferences, hashFiles} from './hashFiles';

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hash-files-'));
  mkdirSync(join(folder, 'docs'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test('names files that are new, gone or changed', async () => {
  const before = await hashFiles(makeFolder({'index.html': 'a', 'docs/a.html': 'a', 'docs/gone.html': 'a'}));
  const after = await hashFiles(makeFolder({'index.html': 'a', 'docs/a.html': 'b', 'docs/new.html': 'a'}));
  expect(findDifferences(before, after)).toEqual(['docs/a.html', 'docs/gone.html', 'docs/new.html']);
  expect(findDifferences(before, before)).toEqual([]);
});
