import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readNames} from './readNames';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-names-'));
});
afterAll(() => rm(folder, {recursive: true}));

it.each([
  ['---\ntitle: Hủy chứng từ\nsearch: [thu hồi]\n---\n\nText', {title: 'Hủy chứng từ', search: ['thu hồi']}],
  ['---\r\ntitle: "A: b"\r\n---\r\n', {title: 'A: b', search: []}],
  ['---\nkind: task\n---\n# Heading', {title: '', search: []}],
  ['No front matter', {title: '', search: []}],
])('reads %j', async (text, names) => {
  const file = path.join(folder, 'page.mdx');
  await writeFile(file, text);
  expect(await readNames(file)).toEqual(names);
});

it('has no names for a page that does not exist', async () => {
  expect(await readNames(path.join(folder, 'none.mdx'))).toEqual({title: '', search: []});
});
