import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {openBuildCache} from '../../buildCache/buildCache';
import {openPageCache, type PageCache} from './pageCache';

interface Loader {
  (this: object, code: string): string;
  pitch(this: object): Promise<string | undefined>;
}
const loader = createRequire(__filename)('./loader.cjs') as Loader;

let folder: string;
/** Pages by their path; the key of a page is its text, so that a changed text is another page. */
let pages: Record<string, string>;
let salt: string;

beforeEach(() => {
  folder = scratchFolder();
  salt = '';
  pages = {'/docs/a.mdx': 'a', '/docs/b.mdx': 'b'};
});

const open = async (): Promise<PageCache> =>
  openPageCache(
    await openBuildCache(folder, 'pages'),
    async () => salt,
    async (resource, saltNow) => `${saltNow}${pages[resource] ?? ''}`,
  );

/** Reads or compiles a page as the bundler does for one compiler. */
async function runLoaders(cache: PageCache, resource: string): Promise<{code: string; isCompiled: boolean}> {
  const context = {resource, getOptions: () => ({cache})};
  const found = await loader.pitch.call(context);
  if (found !== undefined) return {code: found, isCompiled: false};
  return {code: loader.call(context, `compiled ${pages[resource] ?? ''}`), isCompiled: true};
}

/** @returns the pages that a build compiles. */
async function build(): Promise<string[]> {
  const cache = await open();
  const compiled: string[] = [];
  for (const resource of Object.keys(pages)) {
    const {code, isCompiled} = await runLoaders(cache, resource);
    expect(code).toBe(`compiled ${pages[resource] ?? ''}`);
    if (isCompiled) compiled.push(resource);
  }
  await cache.save();
  return compiled;
}

describe('a build', () => {
  it('compiles every page without a cache, and none the second time', async () => {
    expect(await build()).toEqual(['/docs/a.mdx', '/docs/b.mdx']);
    expect(await build()).toEqual([]);
  });

  it('compiles what has changed, and only that', async () => {
    await build();
    pages['/docs/a.mdx'] = 'a, said better';
    expect(await build()).toEqual(['/docs/a.mdx']);
  });

  it('compiles everything when the salt has changed', async () => {
    await build();
    salt = 'another ';
    expect(await build()).toHaveLength(2);
  });

  it('forgets pages that no build uses any more', async () => {
    await build();
    delete pages['/docs/b.mdx'];
    await build();
    expect(readFileSync(join(folder, 'pages.cache'), 'utf8')).not.toContain('compiled b');
  });

  it('that fails keeps what was there', async () => {
    await build();
    pages['/docs/a.mdx'] = 'a mistake';
    const cache = await open();
    expect(await cache.get('/docs/a.mdx')).toBeUndefined();
    pages['/docs/a.mdx'] = 'a';
    expect(await build()).toEqual([]);
  });
});

it('the second compiler gets the result of the first, also for a page that is saved between them', async () => {
  await build();
  const cache = await open();
  expect((await runLoaders(cache, '/docs/a.mdx')).isCompiled).toBe(false);
  pages['/docs/a.mdx'] = 'a, saved during the build';
  expect((await runLoaders(cache, '/docs/a.mdx')).isCompiled).toBe(false);
});

it('a page that this build compiles is compiled for both compilers', async () => {
  const cache = await open();
  expect((await runLoaders(cache, '/docs/a.mdx')).isCompiled).toBe(true);
  expect((await runLoaders(cache, '/docs/a.mdx')).isCompiled).toBe(true);
});

describe('what changes while the site is built', () => {
  it('is not kept, if it is a page', async () => {
    const cache = await open();
    for (const resource of Object.keys(pages)) await runLoaders(cache, resource);
    pages['/docs/a.mdx'] = 'a, saved during the build';
    await cache.save();
    pages['/docs/a.mdx'] = 'a';
    expect(await build()).toEqual(['/docs/a.mdx']);
  });

  it('leaves nothing that is kept, if all pages are made from it', async () => {
    const cache = await open();
    for (const resource of Object.keys(pages)) await runLoaders(cache, resource);
    salt = 'saved during the build ';
    await cache.save();
    salt = '';
    expect(await build()).toHaveLength(2);
  });
});
