import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder, writeFiles} from '../../../tests/support/scratchFolder';
import {toPageKey} from './pageKey';

let siteDir: string;

const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/a.mdx';

beforeEach(() => {
  siteDir = scratchFolder({'docs/a.mdx': 'before', 'docs/b.mdx': 'before', [translation]: 'before'});
});

describe('a page has another key', () => {
  const keyOf = (file: string, salt = 'salt') => toPageKey(siteDir, join(siteDir, file), salt);

  it.each([
    ['its text changes', 'docs/a.mdx', 'docs/a.mdx'],
    ['the page that it translates changes', translation, 'docs/a.mdx'],
  ])('when %s', async (_, page, changed) => {
    const before = await keyOf(page);
    expect(await keyOf(page)).toBe(before);
    writeFiles(siteDir, {[changed]: 'after'});
    expect(await keyOf(page)).not.toBe(before);
  });

  it('when the page that it translates is gone', async () => {
    const before = await keyOf(translation);
    rmSync(join(siteDir, 'docs/a.mdx'));
    expect(await keyOf(translation)).not.toBe(before);
  });

  it('at another place, with another query and with another salt', async () => {
    const pages = ['docs/a.mdx', 'docs/b.mdx', 'docs/a.mdx?truncated=true'];
    const keys = await Promise.all([...pages.map((page) => keyOf(page)), keyOf('docs/a.mdx', 'pepper')]);
    expect(new Set(keys).size).toBe(4);
  });

  it('and the same one when its neighbour changes', async () => {
    const before = await keyOf('docs/a.mdx');
    writeFiles(siteDir, {'docs/b.mdx': 'after'});
    expect(await keyOf('docs/a.mdx')).toBe(before);
  });
});
