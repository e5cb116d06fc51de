import {headers} from '../../src/config/headers';
import {typedEndings} from './fixtureSite';

/** A request and what every server answers. */
export interface Exchange {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  status: number;
  location?: string;
  /** File of the fixture whose text is the answer. */
  file?: string;
  encoding?: 'br' | 'gzip';
  /** The headers are sent again with the values of the first answer for these names. */
  repeat?: Readonly<Record<string, (value: (name: string) => string) => string>>;
}

const types: Readonly<Record<string, string>> = headers.fileTypes;

/** @returns the type that a file of the fixture is sent with */
export const typeOf = (file: string): string => types[file.split('.').pop() ?? ''] ?? headers.otherFiles;

/** Pages by their addresses. */
const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/docs': 'docs.html',
  '/docs/login': 'docs/login.html',
  '/docs/tutorial/eKYC': 'docs/tutorial/eKYC.html',
  '/docs/k%C3%BD': 'docs/ký.html',
  '/vi/': 'vi/index.html',
  '/vi/docs': 'vi/docs.html',
  '/vi/docs/tutorial/receiver': 'vi/docs/tutorial/receiver.html',
};

const files = [
  'docs/login.md',
  'assets/js/main.0123abcd.js',
  'vi/assets/css/styles.0123abcd.css',
  'search-index.json',
  'img/dot.svg',
  'files/unknown.bin',
  ...typedEndings.map((ending) => `files/example.${ending}`),
];

const found: Exchange[] = [
  ...Object.entries(pages).map(([path, file]) => ({path, file, status: 200})),
  ...files.map((file) => ({path: `/${file}`, file, status: 200})),
];
const [home] = found;
const notFound = (path: string): Exchange => ({
  path,
  status: 404,
  file: path.startsWith('/vi/') ? 'vi/404.html' : '404.html',
});
const refused = (path: string): Exchange => ({...notFound(path), status: 400});
const moved = (path: string, location: string): Exchange => ({path, status: 301, location});

const percent = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/** Every sign of ASCII, encoded, in four places. */
function signs(): Exchange[] {
  return Array.from({length: 128}, (_, code) => code).flatMap((code) => {
    const sign = String.fromCharCode(code);
    const spellings = [percent(code), percent(code).toUpperCase()];
    const places = ['/docs', '/vi/docs/x', '/assets/x'];
    const end = (place: string, spelling: string): Exchange[] => {
      const paths = [`${place}${spelling}/`, `${place}${spelling}/?q=1`] as const;
      if (code < 32 || code === 127 || sign === '\\') return paths.map(refused);
      if (sign === '/') return [moved(paths[0], place), moved(paths[1], `${place}?q=1`)];
      if (/[-\w.~]/.test(sign)) return [moved(paths[0], place + sign), moved(paths[1], `${place}${sign}?q=1`)];
      return paths.map(notFound);
    };
    return spellings.flatMap((spelling) => places.flatMap((place) => end(place, spelling)));
  });
}

const undecodable = [
  '%', '%4', '%zz', '%ff', '%C3', '%C3%28', '%A0', '%E0%A4%A', '%E0%80%80', '%C0%AF', '%C1%81', '%ED%A0%80', '%F0%80%80%80',
  '%F4%90%80%80', '%F8%88%80%80%80', '%00', '%5c', '%E2%82', '#x',
]; // prettier-ignore

const dots = ['.', '..', '%2e', '%2E', '.%2e', '%2e.', '%2e%2E'];
const slashes = ['/', '%2f', '%2F'];

/** Ways out of the site. */
const traversals = dots.flatMap((dot) =>
  slashes.flatMap((slash) => [
    `/${dot}${slash}etc/passwd`,
    `/docs/${dot}${slash}.secret`,
    `/docs${slash}${dot}${slash}${dot}${slash}${dot}${slash}etc/passwd`,
    `/img/${dot}${slash}docs`,
    `/docs/${dot}`,
  ]),
);

const hidden = [
  '.secret',
  '.delivery/policy.json',
  '.git/config',
  '.env',
  'docs/.x',
  'x.map',
  'docs.html.br',
  'files/example.js.gz',
];

const encodings: [accepted: string, sent: Exchange['encoding']][] = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip,br', 'br'],
  ['BR', 'br'],
  ['GZip', 'gzip'],
  ['br;q=1.0, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=1', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['*;q=0', undefined],
  ['', undefined],
  ['deflate', undefined],
  ['zstd', undefined],
  ['xbr, xgzip', undefined],
  ['brotli', undefined],
  ['gzipped, bra', undefined],
];

/** Pages and files that have compressed copies, and one that has none. */
const compressed = [
  'docs.html',
  'vi/index.html',
  'docs/ký.html',
  'assets/js/main.0123abcd.js',
  'files/example.json',
  'files/example.svg',
];
const bare = 'search-index.json';
const of = (file: string): Exchange => found.find((each) => each.file === file) ?? notFound('');

const ranges = ['bytes=0-0', 'bytes=0-', 'bytes=-5', 'bytes=9-2', 'bytes=999999-', 'bytes=0-1,3-4', 'lines=1-2', 'x'];

const conditions: [Exchange['repeat'], status: number][] = [
  [{'If-None-Match': (value) => value('etag')}, 304],
  [{'If-None-Match': (value) => `W/${value('etag')}`}, 304],
  [{'If-None-Match': (value) => `"x", ${value('etag')}`}, 304],
  [{'If-None-Match': (value) => `"x",W/"y" , W/${value('etag')}`}, 304],
  [{'If-None-Match': () => '*'}, 304],
  [{'If-None-Match': () => '"x"'}, 200],
  [{'If-None-Match': () => ''}, 200],
  [{'If-None-Match': (value) => value('etag').replaceAll('"', '')}, 200],
  [{'If-Modified-Since': (value) => value('last-modified')}, 304],
  [{'If-Modified-Since': () => 'Sun, 06 Nov 1994 08:49:37 GMT'}, 200],
  [{'If-Modified-Since': () => 'yesterday'}, 200],
  [{'If-None-Match': (value) => value('etag'), 'If-Modified-Since': (value) => value('last-modified')}, 304],
  [{'If-None-Match': () => '"x"', 'If-Modified-Since': (value) => value('last-modified')}, 200],
];

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY'];

const queries = ['q=1', 'q=a%20b%0d%0aX:y', '/../../x', '//', 'a?b', '%FF', '%', `q=${'x'.repeat(4000)}`];

/** Addresses that lead elsewhere, each with the place. */
const aliases: Readonly<Record<string, string>> = {
  '/docs/': '/docs',
  '//docs': '/docs',
  '/docs//login///': '/docs/login',
  '/%2fdocs': '/docs',
  '/docs.html': '/docs',
  '/docs%2Ehtml': '/docs',
  '/index': '/',
  '/index.html': '/',
  '/vi': '/vi/',
  '/vi/index': '/vi/',
  '/vi%2f%2fdocs': '/vi/docs',
  '/en/docs/': '/docs',
  '/en//vi': '/vi/',
  '/.secret/': '/.secret',
  '/docs/k%c3%bd/': '/docs/k%C3%BD',
  '//evil.example/%2e%2e.': '/evil.example/...',
  '/DOCS/Login': '/docs/login',
  '/docs/tutorial/old': '/docs/tutorial/receiver',
};

/** Methods × data of every kind: more than a thousand requests. */
export const exchanges: readonly Exchange[] = [
  ...found,
  ...found.map((each) => ({...each, method: 'HEAD'})),
  ...signs(),
  ...undecodable.flatMap((bad) => ['/', '/docs/', '/vi/', '/vi/docs'].map((place) => refused(`${place}${bad}`))),
  ...traversals.map(refused),
  ...hidden.flatMap((name) => ['/', '/vi/', '/docs/', '/assets/'].map((place) => notFound(place + name))),
  ...[...compressed, bare].flatMap((file) =>
    encodings.flatMap(([accepted, encoding]) =>
      ['GET', 'HEAD'].map((method) => ({
        ...of(file),
        method,
        headers: {'Accept-Encoding': accepted},
        encoding: file === bare ? undefined : encoding,
      })),
    ),
  ),
  ...['/nowhere', '/vi/nowhere'].flatMap((path) =>
    encodings.map(([accepted, encoding]) => ({...notFound(path), headers: {'Accept-Encoding': accepted}, encoding})),
  ),
  ...[...compressed, bare].flatMap((file) => [
    ...ranges.map((Range) => ({...of(file), headers: {Range}})),
    ...conditions.flatMap(([repeat, status]) =>
      ['identity', 'br'].flatMap((accepted) =>
        ['GET', 'HEAD'].map((method) => ({
          ...of(file),
          method,
          repeat,
          status,
          headers: {'Accept-Encoding': accepted},
          encoding: accepted === 'br' && file !== bare ? ('br' as const) : undefined,
        })),
      ),
    ),
    {
      ...of(file),
      headers: {Via: '1.1 proxy', 'Accept-Encoding': 'gzip'},
      encoding: file === bare ? undefined : ('gzip' as const),
    },
  ]),
  ...methods.flatMap((method) =>
    ['/', '/docs', '/docs/', '/nowhere', '/%25', '/files/example.js', '/Docs'].map((path) => ({
      method,
      path,
      status: 405,
    })),
  ),
  ...queries.flatMap((query) => [
    ...[home, of('docs.html'), of(bare), notFound('/vi/nowhere')].flatMap((each) =>
      each ? [{...each, path: `${each.path}?${query}`}] : [],
    ),
    ...Object.entries(aliases).map(([from, to]) => moved(`${from}?${query}`, `${to}?${query}`)),
  ]),
  ...Object.entries(aliases).flatMap(([from, to]) =>
    ['GET', 'HEAD'].flatMap((method) => [
      {...moved(from, to), method},
      {...moved(`${from}?`, to), method},
    ]),
  ),
];
