import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {compressed} from './compressed';
import {goodPage, pageWith, siteOf} from './siteOf';

const page = pageWith('x'.repeat(1024));
const good = {'/a.html': page, '/a.html.br': brotliCompressSync(page), '/a.html.gz': gzipSync(page)};

const findingsOf = async (files: Record<string, string | Buffer>) =>
  (await compressed.run(siteOf(files))).findings.map(({problem}) => problem);

test('both forms of a long text are fine; a short one, a picture and a hidden file need none', async () => {
  const others = {'/short.html': goodPage, '/a.png': page, '/.delivery/policy.json': `"${page}"`};
  expect(await findingsOf({...good, ...others})).toEqual([]);
});

test.each([
  ['another text', {'/a.html.br': brotliCompressSync(goodPage)}, '/a.html.br is not its compressed form.'],
  ['half a file', {'/a.html.gz': gzipSync(page).subarray(0, 100)}, '/a.html.gz is not its compressed form.'],
  ['a form of no file', {'/b.md.gz': gzipSync(page)}, 'there is no /b.md that needs it.'],
])('%s is found', async (_, changed, problem) => {
  expect(await findingsOf({...good, ...changed})).toEqual([problem]);
});

test('a missing form is found', async () => {
  const {'/a.html.br': _, ...rest} = good;
  expect(await findingsOf(rest)).toEqual(['/a.html.br is missing.']);
});
