import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {hashSources} from './hashSources';

let siteDir: string;

const write = (file: string, text: string): void => writeFiles(siteDir, {[file]: text});

const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/a.mdx';

beforeEach(() => {
  siteDir = scratchFolder();
  for (const file of [
    'docs/a.mdx',
    'docs/b.mdx',
    'docs/picture.png',
    translation,
    'i18n/vi/code.json',
    'openapi/current/v1.yaml',
    'vocabulary/terms.yaml',
    'static/img/logo.svg',
    'node_modules/.package-lock.json',
    'docusaurus.config.ts',
    'README.md',
  ])
    write(file, 'before');
});

describe('the sources of all pages', () => {
  it.each([
    'docs/picture.png',
    'i18n/vi/code.json',
    'openapi/current/v1.yaml',
    'vocabulary/terms.yaml',
    'static/img/logo.svg',
    'static/img/new.svg',
    'node_modules/.package-lock.json',
    'docusaurus.config.ts',
  ])('change with %s', async (file) => {
    const before = await hashSources(siteDir);
    write(file, 'after');
    expect(await hashSources(siteDir)).not.toBe(before);
  });

  it('change when a file is moved or removed', async () => {
    const before = await hashSources(siteDir);
    rmSync(join(siteDir, 'static/img/logo.svg'));
    const without = await hashSources(siteDir);
    write('static/img/other.svg', 'before');
    expect(new Set([before, without, await hashSources(siteDir)]).size).toBe(3);
  });

  it.each(['docs/a.mdx', 'docs/new.mdx', translation, 'README.md', 'build/index.html'])(
    'are the same when %s changes',
    async (file) => {
      const before = await hashSources(siteDir);
      write(file, 'after');
      expect(await hashSources(siteDir)).toBe(before);
    },
  );

  it('are the same for the same files in another folder', async () => {
    const copy = scratchFolder();
    cpSync(siteDir, copy, {recursive: true});
    expect(await hashSources(copy)).toBe(await hashSources(siteDir));
  });
});
