import {beforeEach, describe, expect, it, vi} from 'vitest';
import {eventually} from '../../../../tests/support/eventually';

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

  it('is not taken where the page draws it itself; its styles are brought', async () => {
    requests.mockImplementation(() => Promise.resolve(new Response(page('Drawn by the server'))));
    const {readBody, withBody} = await import('./pageBodies');
    const module = {default: null, metadata: {permalink: '/docs/tabs'}};
    await withBody(module);
    await withBody(module);
    expect(readBody('/docs/tabs')).toBeUndefined();
    expect(requests.mock.calls).toEqual([['/docs/tabs']]);
  });

  it('is fetched ahead once, and a failure is no harm', async () => {
    requests.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    requests.mockImplementation(() => Promise.resolve(new Response(page('Second'))));
    const {bringAhead, readBody, withBody} = await import('./pageBodies');
    bringAhead('/docs/second');
    await eventually(() => {
      expect(requests).toHaveBeenCalledOnce();
    });
    await withBody(moduleOf('/docs/second')).catch(() => undefined);
    bringAhead('/docs/second');
    await withBody(moduleOf('/docs/second'));
    expect(readBody('/docs/second')).toBe('Second');
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it('is not fetched ahead for a reader who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
    const {bringAhead} = await import('./pageBodies');
    bringAhead('/docs/second');
    expect(requests).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is not asked for where there is no page', async () => {
    const {withBody} = await import('./pageBodies');
    await withBody({default: null});
    expect(requests).not.toHaveBeenCalled();
  });
});

describe('the styles of a page', () => {
  const link = (name: string): string => `<link rel="stylesheet" href="/assets/css/${name}.css">`;
  const linked = (): (string | null)[] =>
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((element) => element.getAttribute('href'));
  const answerWith = (names: readonly string[]): void => {
    requests.mockImplementation(() => Promise.resolve(new Response(names.map(link).join('') + page('Second'))));
  };

  beforeEach(() => {
    vi.restoreAllMocks();
    document.head.innerHTML = link('styles.1');
  });

  it.each(['load', 'error'])('are linked before its text is there: %s', async (event) => {
    answerWith(['styles.1', 'sketches.2']);
    const linking = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const {readBody, withBody} = await import('./pageBodies');
    const coming = withBody(moduleOf('/docs/second'));
    await eventually(() => {
      expect(linking).toHaveBeenCalledOnce();
    });
    const [element] = linking.mock.calls[0] as [HTMLLinkElement];
    expect([element.rel, element.getAttribute('href')]).toEqual(['stylesheet', '/assets/css/sketches.2.css']);
    expect(readBody('/docs/second')).toBeUndefined();
    element.dispatchEvent(new Event(event));
    await coming;
    expect(readBody('/docs/second')).toBe('Second');
  });

  it('are linked once', async () => {
    document.head.innerHTML = link('styles.1') + link('code.3');
    answerWith(['styles.1', 'code.3']);
    const {withBody} = await import('./pageBodies');
    await withBody(moduleOf('/docs/second'));
    expect(linked()).toEqual(['/assets/css/styles.1.css', '/assets/css/code.3.css']);
  });

  it('of another release fail the page, which is then loaded as a whole', async () => {
    answerWith(['styles.9']);
    const {withBody} = await import('./pageBodies');
    await expect(withBody(moduleOf('/docs/second'))).rejects.toThrow('released anew');
    expect(linked()).toEqual(['/assets/css/styles.1.css']);
  });
});
