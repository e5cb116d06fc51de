import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {KeptArea} from '../shared/keptArea';
import {cachesOf, keepArea, readKept, removeArea} from './keptAreas';

const list = '/docs/app.offline.json';

/** What the site has; a file without text is missing, and one that is `full` finds no room. */
let site: Record<string, string>;
/** The browser's caches by name. */
let stored: Map<string, Map<string, string>>;
/** Called when files are stored. */
let onStore: () => void;

const publish = (build: string, files = ['/docs/app']): void => {
  site[list] = JSON.stringify({build, files, pages: 1} satisfies Partial<KeptArea>);
  for (const file of files) site[file] = build;
};
const cacheNamed = (name: string) => {
  const cache = stored.get(name) ?? new Map<string, string>();
  stored.set(name, cache);
  return {
    put: async (address: string, answer: Response) => void cache.set(address, await answer.text()),
    async addAll(requests: {url: string}[]) {
      onStore();
      for (const {url} of requests) {
        if (!site[url]) throw new TypeError('missing');
        if (site[url] === 'full') throw new DOMException('full', 'QuotaExceededError');
        // The browser has stored some when it finds no room for others.
        cache.set(url, site[url]);
      }
    },
  };
};

beforeEach(() => {
  site = {};
  stored = new Map();
  onStore = () => undefined;
  vi.stubGlobal(
    'Request',
    class {
      constructor(readonly url: string) {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => new Response(site[address], {status: site[address] ? 200 : 404}));
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    open: async (name: string) => cacheNamed(name),
    delete: async (name: string) => stored.delete(name),
    async match(address: string, {cacheName}: {cacheName: string}) {
      const found = stored.get(cacheName)?.get(address);
      return found === undefined ? undefined : new Response(found);
    },
  });
  vi.stubGlobal('navigator', {serviceWorker: {getRegistration: () => Promise.resolve(undefined)}});
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the files of an area and when they were the newest', async () => {
  publish('1', ['/docs/app', '/docs/app/noti']);
  await keepArea(list);
  const [name = ''] = await cachesOf(list);
  expect([...(stored.get(name)?.keys() ?? [])]).toEqual(['/docs/app', '/docs/app/noti', list]);
  expect((await readKept(name))?.asOf).toBeCloseTo(Date.now(), -4);
});

test('a new build replaces the one before, of this area alone', async () => {
  publish('1');
  await keepArea(list);
  stored.set('kept /vi/docs/app.offline.json 1', new Map());
  publish('2');
  await keepArea(list);
  expect(await cachesOf()).toEqual(['kept /vi/docs/app.offline.json 1', `kept ${list} 2`]);
});

test.each(['', 'full'])('where a file is "%s", nothing new is kept, and what was kept stays', async (text) => {
  publish('1');
  await keepArea(list);
  publish('2', ['/docs/app', '/docs/app/noti']);
  site['/docs/app/noti'] = text;
  await expect(keepArea(list)).rejects.toThrow();
  expect(await cachesOf()).toEqual([`kept ${list} 1`]);
  site = {};
  await expect(keepArea(list)).rejects.toThrow('404');
  expect(await cachesOf()).toEqual([`kept ${list} 1`]);
});

test('files of two builds are never one copy', async () => {
  publish('1');
  onStore = () => publish('2');
  await expect(keepArea(list)).rejects.toThrow('changed');
  expect(await cachesOf()).toEqual([]);
});

test('what was interrupted is not whole, and is completed the next time', async () => {
  publish('1');
  const name = `kept ${list} 1`;
  stored.set(name, new Map([['/docs/app', 'half']]));
  expect(await readKept(name)).toBeUndefined();
  await keepArea(list);
  expect(stored.get(name)?.get('/docs/app')).toBe('1');
});

test('what the reader removes during an update does not come back', async () => {
  publish('1');
  await keepArea(list);
  publish('2');
  onStore = () => void stored.delete(`kept ${list} 1`);
  await keepArea(list);
  expect(await cachesOf()).toEqual([]);
});

test.each([
  ['https://host/site/offline.js', true],
  ['https://host/worker.js', false],
])('with the last area the worker goes: %s %s', async (scriptURL, isOurs) => {
  const unregister = vi.fn();
  vi.stubGlobal('navigator', {serviceWorker: {getRegistration: async () => ({active: {scriptURL}, unregister})}});
  stored.set(`kept ${list} 1`, new Map());
  stored.set('kept /docs/api.offline.json 1', new Map());
  await removeArea(list, '/site/offline.js');
  expect(unregister).not.toHaveBeenCalled();
  await removeArea('/docs/api.offline.json', '/site/offline.js');
  expect(unregister).toHaveBeenCalledTimes(isOurs ? 1 : 0);
  expect(stored.size).toBe(0);
});
