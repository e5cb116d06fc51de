import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadTimeoutMs} from '../shared/limits';
import {indexFormat} from '../shared/searchTypes';
import {IndexStore, type Fetch} from './loadIndex';

const good = {
  documents: [],
  index: {format: indexFormat, version: '2.3.0', everyday: {quiet: '', shorthand: {}}, pages: [], words: ''},
};

function answering(content: unknown, ok = true) {
  return vi.fn<Fetch>(async () => ({ok, json: async () => content}));
}

afterEach(() => vi.useRealTimers());

describe('IndexStore', () => {
  it('asks for the file of the tag below the language’s root, once', async () => {
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
    ['an answer that is not ok', answering(good, false)],
    [
      'something that is not JSON',
      async () => ({ok: true, json: () => Promise.reject(new SyntaxError('Unexpected token <'))}),
    ],
    ['another format', answering({...good, index: {...good.index, format: indexFormat + 1}})],
    ['another shape', answering({documents: 'none', index: good.index})],
    ['nothing', answering(null)],
  ])('gives an empty index for %s, without an error', async (_, fetchFile) => {
    const {index, hasFailed} = await new IndexStore('/', fetchFile).load('default');
    expect(hasFailed).toBe(true);
    expect(index.documents).toEqual([]);
  });

  it('gives up a request that hangs', async () => {
    vi.useFakeTimers();
    const hanging: Fetch = (_, {signal}) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const loading = new IndexStore('/', hanging).load('default');
    await vi.advanceTimersByTimeAsync(loadTimeoutMs);
    expect((await loading).hasFailed).toBe(true);
  });

  it('asks again only after it was told to, and then past the browser’s memory', async () => {
    const fetchFile = vi.fn<Fetch>(async () => ({ok: true, json: async () => good}));
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const store = new IndexStore('/', fetchFile);
    expect((await store.load('default')).hasFailed).toBe(true);
    expect((await store.load('default')).hasFailed).toBe(true);
    store.forgetFailures();
    expect((await store.load('default')).hasFailed).toBe(false);
    expect(fetchFile.mock.calls.map(([, {cache}]) => cache)).toEqual(['default', 'reload']);
  });
});
