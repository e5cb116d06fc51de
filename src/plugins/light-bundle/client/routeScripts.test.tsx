import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type RouteScripts from './routeScripts';

const preloadRoute = vi.hoisted(() => vi.fn(async () => [undefined]));

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: preloadRoute}));
vi.mock('@generated/routes', () => ({
  default: [
    {
      path: '/docs',
      routes: [
        {path: '/docs/a', exact: true},
        {path: '/docs/b', exact: true},
      ],
    },
  ],
}));
vi.mock('@generated/routesChunkNames', () => ({
  default: {
    '/docs-1f': {__comp: 'root', __context: {plugin: 'plugin'}},
    '/docs-2e': {version: 'version'},
    '/docs/a-x': {__comp: 'page', content: 'a'},
    '/docs/b-x': {__comp: 'page', content: 'b'},
    '/docs/c-x': {__comp: 'page', content: 'c'},
  },
}));

let routeScripts: typeof RouteScripts;
const asked = (): string[] =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href') ?? '');

function knowsPrefetch(answer: boolean): void {
  const {constructor} = document.createElement('link').relList;
  vi.spyOn(constructor.prototype as DOMTokenList, 'supports').mockReturnValue(answer);
}

function setConnection(connection: {saveData?: boolean; effectiveType?: string} | undefined): void {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('__webpack_require__', {gca: (name: string) => (name === 'plugin' ? undefined : `/js/${name}.js`)});
  knowsPrefetch(true);
  setConnection(undefined);
  routeScripts = (await import('./routeScripts')).default;
});

afterEach(() => {
  document.head.innerHTML = '';
  preloadRoute.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the scripts of a page are fetched ahead, with those of the routes around it', () => {
  expect(routeScripts.prefetch('/docs/a')).not.toBe(false);
  expect(asked()).toEqual(['/js/root.js', '/js/version.js', '/js/page.js', '/js/a.js']);
});

test('what several links need is asked for once', () => {
  routeScripts.prefetch('/docs/a');
  expect(routeScripts.prefetch('/docs/a')).toBe(false);
  routeScripts.prefetch('/docs/b');
  expect(asked()).toEqual(['/js/root.js', '/js/version.js', '/js/page.js', '/js/a.js', '/js/b.js']);
});

test('scripts that the page has are not fetched', () => {
  document.head.innerHTML = '<script src="/js/root.js" type="text/plain"></script>';
  routeScripts.prefetch('/docs/a');
  expect(asked()).not.toContain('/js/root.js');
});

test.each([{saveData: true}, {effectiveType: 'slow-2g'}])('nothing is fetched ahead under %o', (connection) => {
  setConnection(connection);
  expect(routeScripts.prefetch('/docs/a')).toBe(false);
  expect(routeScripts.preload('/docs/a')).toBe(false);
  expect(asked()).toEqual([]);
  expect(preloadRoute).not.toHaveBeenCalled();
});

test('a browser that knows no such links fetches the files, and failing does no harm', () => {
  knowsPrefetch(false);
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  routeScripts.prefetch('/docs/a');
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(asked()).toEqual([]);
});

test('a page that is about to open is loaded once, and not fetched ahead after that', () => {
  expect(routeScripts.preload('/docs/a')).not.toBe(false);
  expect(routeScripts.preload('/docs/a')).toBe(false);
  expect(routeScripts.prefetch('/docs/a')).toBe(false);
  expect(preloadRoute).toHaveBeenCalledOnce();
});

test('an unknown address asks for nothing', () => {
  routeScripts.prefetch('/elsewhere');
  expect(asked()).toEqual([]);
});

test('the core takes its functions from where ours stand in, and from nowhere else', () => {
  const core = join(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'), '../lib/client');
  const entry = readFileSync(join(core, 'clientEntry.js'), 'utf8');
  expect(entry).toContain("import docusaurus from './docusaurus';");
  expect(entry).toContain('window.docusaurus = docusaurus;');
});
