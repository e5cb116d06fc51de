import {afterEach, describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import {loadTimeoutMs} from '../shared/limits';
import {indexFormat} from '../shared/searchTypes';
import {IndexStore, type Fetch} from './indexStore';

const good = buildIndex([], {version: '2.3.0'});

function answering(content: unknown, ok = true) {
  return vi.fn<Fetch>(async () => ({ok, text: async () => JSON.stringify(content)}));
}

afterEach(() => vi.restoreAllMocks());

describe('IndexStore', () => {
  it('requests the file of a tag from the root of the language, once', async () => {
    const fetchFile = answering(good);
    const store = new IndexStore('/vi/', fetchFile);
    const [first, second] = await Promise.all([store.load('docs-default-2.2.0'), store.load('docs-default-2.2.0')]);
    expect(first).toBe(second);
    expect(first.hasFailed).toBe(false);
    expect(first.index.version).toBe('2.3.0');
    expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(['/vi/search-index-docs-default-2.2.0.json']);
  });

  it.each<[string, Fetch]>([
    ['a refused request', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error status', answering(good, false)],
    ['something that is not JSON', async () => ({ok: true, text: async () => '<!doctype html>'})],
    ['another format', answering({...good, index: {...good.index, format: indexFormat + 1}})],
    ['another shape', answering({documents: 'none', index: good.index})],
    ['nothing', answering(null)],
  ])('gives an empty index for %s, without an error', async (_, fetchFile) => {
    const {index, hasFailed} = await new IndexStore('/', fetchFile).load('default');
    expect(hasFailed).toBe(true);
    expect(index.documents).toEqual([]);
  });

  it('gives up a request that hangs', async () => {
    const controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    const hanging: Fetch = (_, {signal}) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const loading = new IndexStore('/', hanging).load('default');
    expect(timeout).toHaveBeenCalledWith(loadTimeoutMs);
    controller.abort();
    expect((await loading).hasFailed).toBe(true);
  });

  it('forgets nothing where nothing has failed', async () => {
    const fetchFile = answering(good);
    const store = new IndexStore('/', fetchFile);
    await store.load('default');
    store.forgetFailures();
    await store.load('default');
    await store.load('docs-default-2.2.0');
    expect(fetchFile.mock.calls.map(([, {cache}]) => cache)).toEqual(['default', 'default']);
  });

  it('requests a failed file again only after forgetFailures, and then past the browser’s cache', async () => {
    const fetchFile = answering(good);
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const store = new IndexStore('/', fetchFile);
    expect((await store.load('default')).hasFailed).toBe(true);
    expect((await store.load('default')).hasFailed).toBe(true);
    store.forgetFailures();
    expect((await store.load('default')).hasFailed).toBe(false);
    expect(fetchFile.mock.calls.map(([, {cache}]) => cache)).toEqual(['default', 'reload']);
  });
});
