import {beforeEach, describe, expect, it, vi} from 'vitest';

const html = document.documentElement;
const requests = vi.fn<(address: string) => Promise<Response>>();
const page = (text: string): string => `<!doctype html><body><div class="markdown page-body">${text}</div></body>`;
const moduleOf = (permalink: string) => ({default: null, metadata: {permalink}, hasServedBody: true});

beforeEach(() => {
  vi.resetModules();
  requests.mockReset();
  vi.stubGlobal('fetch', requests);
  document.body.innerHTML = '';
  html.dataset.hasHydrated = 'false';
  history.replaceState(null, '', '/docs/first');
});

describe('the text of a page', () => {
  it('of the first page is there before anything is fetched', async () => {
    document.body.innerHTML = page('First');
    const {readBody, withBody} = await import('./pageBodies');
    await withBody(moduleOf('/docs/first'));
    expect(readBody('/docs/first')).toBe('First');
    expect(requests).not.toHaveBeenCalled();
  });

  it('of an index page is found with and without the slash at its end', async () => {
    history.replaceState(null, '', '/docs');
    document.body.innerHTML = page('Introduction');
    const {readBody, withBody} = await import('./pageBodies');
    await withBody(moduleOf('/docs/'));
    expect(readBody('/docs/')).toBe('Introduction');
    expect(requests).not.toHaveBeenCalled();
  });

  it('is not what stands in the document later, when the address has changed already', async () => {
    document.body.innerHTML = page('Old');
    html.dataset.hasHydrated = 'true';
    const {readBody} = await import('./pageBodies');
    expect(readBody('/docs/first')).toBeUndefined();
  });

  it('of another page comes from its HTML, once', async () => {
    requests.mockImplementation(() => Promise.resolve(new Response(page('<p>Second</p>'))));
    const {readBody, withBody} = await import('./pageBodies');
    const module = moduleOf('/docs/second');
    expect(await Promise.all([withBody(module), withBody(module)])).toEqual([module, module]);
    await withBody(module);
    expect(readBody('/docs/second')).toBe('<p>Second</p>');
    expect(requests.mock.calls).toEqual([['/docs/second']]);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['a server error', () => Promise.resolve(new Response('', {status: 500})), 'answered 500'],
    ['another page', () => Promise.resolve(new Response('<p>Log in</p>')), 'holds no text'],
  ])('that cannot be had because of %s fails the page, and can be asked for again', async (_, answer, problem) => {
    requests.mockImplementationOnce(answer);
    requests.mockImplementation(() => Promise.resolve(new Response(page('Second'))));
    const {readBody, withBody} = await import('./pageBodies');
    await expect(withBody(moduleOf('/docs/second'))).rejects.toThrow(problem);
    await withBody(moduleOf('/docs/second'));
    expect(readBody('/docs/second')).toBe('Second');
  });

  it('is not asked for where the page draws it itself', async () => {
    const {withBody} = await import('./pageBodies');
    await withBody({default: null, metadata: {permalink: '/docs/tabs'}});
    expect(requests).not.toHaveBeenCalled();
  });
});
