import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readTitle} from './readTitle';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-title-'));
});
afterAll(() => rm(folder, {recursive: true}));

it.each([
  ['---\ntitle: Hủy chứng từ\nkind: task\n---\n\nText', 'Hủy chứng từ'],
  ['---\r\ntitle: "A: b"\r\n---\r\n', 'A: b'],
  ['---\nkind: task\n---\n# Heading', ''],
  ['No front matter', ''],
])('reads %j', async (text, title) => {
  const file = path.join(folder, 'page.mdx');
  await writeFile(file, text);
  expect(await readTitle(file)).toBe(title);
});

it('has no title for a page that does not exist', async () => {
  expect(await readTitle(path.join(folder, 'none.mdx'))).toBe('');
});
