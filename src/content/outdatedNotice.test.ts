import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {toFingerprint} from '../kit/fingerprint';
import {remarkOutdatedNotice} from './outdatedNotice';

const english = 'The text.\n';

/** @returns what stands above the text of a page, beside the fingerprint that it carries. */
function readPage(
  sourceFile: string,
  path: string,
  fingerprint?: string,
  sourceHome: string | undefined = '/site/',
): string {
  const cwd = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(dirname(join(cwd, sourceFile)), {recursive: true});
  writeFileSync(join(cwd, sourceFile), english);
  const root: Root = {type: 'root', children: []};
  const frontMatter = fingerprint === undefined ? {} : {source_fingerprint: fingerprint};
  remarkOutdatedNotice({sourceHome})(root, {cwd, path: join(cwd, path), data: {frontMatter}});
  return JSON.stringify(root.children);
}

const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs';

test('a translation of an older text says so and links the source', () => {
  const above = readPage('docs/app/index.mdx', `${vietnamese}/current/app/index.mdx`, '000000000000');
  expect(above).toContain('đã được sửa sau khi dịch');
  expect(above).toContain('href=\\"/site/docs/app\\"');
});

test('an old version links its own source', () => {
  const above = readPage('versioned_docs/version-2.2.0/a.mdx', `${vietnamese}/version-2.2.0/a.mdx`, undefined);
  expect(above).toContain('href=\\"/site/docs/2.2.0/a\\"');
});

test('where the site has no source, nothing leads there', () => {
  const above = readPage('docs/app/index.mdx', `${vietnamese}/current/app/index.mdx`, undefined, '');
  expect(above).toContain('bản tiếng Việt dưới đây có thể chưa đầy đủ."');
});

test.each([
  ['an up-to-date translation', `${vietnamese}/current/a.mdx`, toFingerprint(english)],
  ['the source', 'docs/a.mdx', undefined],
  ['a translation without a source', `${vietnamese}/current/b.mdx`, '000000000000'],
])('%s says nothing', (_, path, fingerprint) => {
  expect(readPage('docs/a.mdx', path, fingerprint)).toBe('[]');
});
