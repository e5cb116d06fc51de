import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Root} from 'mdast';
import {afterEach, expect, test, vi} from 'vitest';
import {toFingerprint} from '../kit/fingerprint';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const english = 'The text.\n';

/** @returns what stands above the text of a page, beside the fingerprint that it carries. */
async function readPage(sourceFile: string, path: string, fingerprint: string | undefined): Promise<string> {
  const {remarkOutdatedNotice} = await import('./outdatedNotice');
  const cwd = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(dirname(join(cwd, sourceFile)), {recursive: true});
  writeFileSync(join(cwd, sourceFile), english);
  const root: Root = {type: 'root', children: []};
  const frontMatter = fingerprint === undefined ? {} : {source_fingerprint: fingerprint};
  remarkOutdatedNotice()(root, {cwd, path: join(cwd, path), data: {frontMatter}});
  return JSON.stringify(root.children);
}

const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs';

test('a translation of an older text says so and links the source', async () => {
  const above = await readPage('docs/app/index.mdx', `${vietnamese}/current/app/index.mdx`, '000000000000');
  expect(above).toContain('đã được sửa sau khi dịch');
  expect(above).toContain('href=\\"/docs/app\\"');
});

test('an old version links its own source', async () => {
  const above = await readPage('versioned_docs/version-2.2.0/a.mdx', `${vietnamese}/version-2.2.0/a.mdx`, undefined);
  expect(above).toContain('href=\\"/docs/2.2.0/a\\"');
});

test.each([
  ['vi,en', 'href=\\"/en/docs/app\\"'],
  ['vi', 'bản tiếng Việt dưới đây có thể chưa đầy đủ."'],
])('where the languages are %s, the link leads to the source, or is not there', async (languages, end) => {
  vi.stubEnv('DOCS_LANGUAGES', languages);
  vi.resetModules();
  expect(await readPage('docs/app/index.mdx', `${vietnamese}/current/app/index.mdx`, undefined)).toContain(end);
});

test.each([
  ['an up-to-date translation', `${vietnamese}/current/a.mdx`, toFingerprint(english)],
  ['the source', 'docs/a.mdx', undefined],
  ['a translation without a source', `${vietnamese}/current/b.mdx`, '000000000000'],
])('%s says nothing', async (_, path, fingerprint) => {
  expect(await readPage('docs/a.mdx', path, fingerprint)).toBe('[]');
});
