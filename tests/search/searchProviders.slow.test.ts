import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildFixture, ownSearch} from './buildFixture';

const keys = {DOCS_ALGOLIA_APP_ID: 'FIXTUREAPP', DOCS_ALGOLIA_API_KEY: 'fixture-key', DOCS_ALGOLIA_INDEX: 'fixture'};

let folder = '';

/** @returns the files of a site built with the search configuration of this site */
async function buildWith(environment: Record<string, string>): Promise<Map<string, string>> {
  const build = await buildFixture(folder, environment);
  const names = await readdir(build, {recursive: true});
  const texts = names.filter((name) => /\.(?:html|js|json)$/.test(name));
  return new Map(
    await Promise.all(
      texts.map(async (name): Promise<[string, string]> => [name, await readFile(join(build, name), 'utf8')]),
    ),
  );
}

function hasText(files: Map<string, string>, text: string): boolean {
  return [...files.values()].some((content) => content.includes(text));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-providers-'));
});
afterAll(() => rm(folder, {recursive: true}));

describe('the search provider', {timeout: 120_000}, () => {
  it('is the local search without keys, and contains nothing of the other two', async () => {
    const files = await buildWith(ownSearch);
    const indexes = [...files.keys()].filter((name) => name.includes('search-index')).sort();
    expect(indexes).toEqual(['search-index-default.json', 'search-index-docs-default-current.json']);
    expect(files.get('search-index-docs-default-current.json')).toContain('drawing signatures');
    expect(files.get('search.html')).toContain('data-search-status');
    expect(hasText(files, 'site-search')).toBe(true);
    expect(hasText(files, 'lunr')).toBe(false);
    expect(hasText(files, 'algoliasearch')).toBe(false);
    expect(hasText(files, 'search-insights')).toBe(false);
  });

  it('is the hosted search with keys', async () => {
    const files = await buildWith(keys);
    expect([...files.keys()].filter((name) => name.includes('search-index'))).toEqual([]);
    expect(files.has('search.html')).toBe(true);
    expect(hasText(files, 'FIXTUREAPP')).toBe(true);
    expect(hasText(files, 'DocSearch')).toBe(true);
    expect(hasText(files, 'site-search')).toBe(false);
  });
});
