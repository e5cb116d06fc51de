import {execFile} from 'node:child_process';
import {cp, mkdtemp, readdir, readFile, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const project = resolve(__dirname, '../..');
const keys = {DOCS_ALGOLIA_APP_ID: 'FIXTUREAPP', DOCS_ALGOLIA_API_KEY: 'fixture-key', DOCS_ALGOLIA_INDEX: 'fixture'};
const noKeys = {DOCS_ALGOLIA_APP_ID: '', DOCS_ALGOLIA_API_KEY: '', DOCS_ALGOLIA_INDEX: ''};

let folder = '';

/** Builds a site of one page with the search configuration of this site; @returns the files with their contents. */
async function buildWith(environment: Record<string, string>): Promise<Map<string, string>> {
  const site = await mkdtemp(join(folder, 'site-'));
  await cp(join(__dirname, '__fixtures__/site'), site, {recursive: true});
  await symlink(join(project, 'node_modules'), join(site, 'node_modules'));
  await promisify(execFile)(join(project, 'node_modules/.bin/docusaurus'), ['build', site], {
    env: {...process.env, ...environment, NODE_ENV: 'production', PROJECT_ROOT: project},
  });
  const build = join(site, 'build');
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
  folder = await mkdtemp(join(tmpdir(), 'both-searches-'));
});
afterAll(() => rm(folder, {recursive: true}));

describe('the configuration of the search', {timeout: 120_000}, () => {
  it('without keys builds the local search, and nothing of the other two', async () => {
    const files = await buildWith(noKeys);
    const indexes = [...files.keys()].filter((name) => name.includes('search-index')).sort();
    expect(indexes).toEqual(['search-index-default.json', 'search-index-docs-default-current.json']);
    expect(files.get('search-index-docs-default-current.json')).toContain('drawing signatures');
    expect(files.get('search.html')).toContain('data-search-status');
    expect(hasText(files, 'site-search')).toBe(true);
    expect(hasText(files, 'lunr')).toBe(false);
    expect(hasText(files, 'algoliasearch')).toBe(false);
  });

  it('with keys gives box and page to the hosted search', async () => {
    const files = await buildWith(keys);
    expect([...files.keys()].filter((name) => name.includes('search-index'))).toEqual([]);
    expect(files.has('search.html')).toBe(true);
    expect(hasText(files, 'FIXTUREAPP')).toBe(true);
    expect(hasText(files, 'DocSearch')).toBe(true);
    expect(hasText(files, 'site-search')).toBe(false);
  });
});
