import {expect, it} from 'vitest';
import {indexedPage as page} from '../__fixtures__/indexedPage';
import {buildIndex} from '../index/buildIndex';
import {createSearchEngine, type SearchReply} from './searchEngine';

const good = JSON.stringify(
  buildIndex(
    [
      page('tutorial/approve', 'Ký và phê duyệt', {
        phrases: ['sign a contract'],
        tags: ['contracts'],
        parents: ['Receive'],
      }),
      page('api/documents-create', 'Create a document', {
        request: 'POST /api/documents',
        sections: [
          {title: 'Create a document', hash: '', content: 'It holds a file.'},
          {title: 'Fields', hash: 'fields', content: 'The field typeId.', codes: 'typeId'},
        ],
      }),
    ],
    {
      version: '2.3.0',
      queryWords: {
        stopWords: 'how to',
        abbreviations: {ct: 'contract'},
        areas: {api: ['API']},
        ideas: [['contract', 'agreement']],
      },
    },
  ),
);

/** Exact words, with and without marks, an abbreviation, a slip, a request, an area, the name of a field, nothing. */
const queries = [
  'contract',
  'ký duyệt',
  'ky',
  'ct',
  'contarct',
  'POST /api/documents',
  'api document',
  'typeId',
  'zzz',
];

/** @returns what the search answers to each query, with this text in the place of an index */
async function replies(text: string, asked = queries): Promise<SearchReply[]> {
  const engine = createSearchEngine('/', async () => ({ok: true, text: async () => text}));
  await engine.load(['default']);
  return Promise.all(asked.map((query) => engine.search({query, tags: ['default'], limit: 8})));
}

/** @returns the good index with another value at a place, such as `documents.0.title`; without it where the value is undefined */
function withChange(place: string, value: unknown): string {
  const keys = place.split('.');
  const last = keys.pop()!; // Splitting gives one part at least.
  const content = JSON.parse(good) as Record<string, unknown>;
  const parent = keys.reduce((object, key) => object[key] as Record<string, unknown>, content);
  // An assignment to __proto__ would change no key of its own.
  Object.defineProperty(parent, last, {value, enumerable: true});
  return JSON.stringify(content);
}

const noText = [undefined, null, 1, {}, ['text'], true];
const noTexts = [undefined, null, 'text', {}, [1], [null], [['text']]];
const noNumber = [undefined, null, '1', {}, [], true];
const noSteps = [null, 'text', 1, [-1], [0.5], ['1'], [null], [[1]], [10_000], [2 ** 53, 2 ** 53]];
const document = 'documents.0';
const second = 'index.pages.1';

/** By place, values with which the file is no index. */
const broken: Readonly<Record<string, readonly unknown[]>> = {
  documents: [undefined, null, 'none', {}, 1, [], [1], [null], [[]], [{}]],
  [document]: [undefined, null, 'text', [], {}],
  [`${document}.id`]: [...noNumber, -1, 1, 0.5],
  [`${document}.title`]: noText,
  [`${document}.content`]: noText,
  [`${document}.tags`]: noTexts,
  [`${document}.sidebarParentCategories`]: noTexts,
  [`${document}.type`]: noText,
  [`${document}.sectionTitle`]: noText,
  [`${document}.pageTitle`]: noText,
  [`${document}.sectionRoute`]: [
    ...noText,
    '',
    'docs',
    '#top',
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
  ],
  index: [undefined, null, 'text', [], {}],
  'index.format': [undefined, null, '12', 11, 13, {}],
  'index.version': [undefined, null, {}, 2, ['2.3.0']],
  'index.language': noText,
  'index.queryWords': [undefined, null, 'text', [], {}],
  'index.queryWords.stopWords': noText,
  'index.queryWords.abbreviations': [undefined, null, 'text', [], {ct: 1}, {ct: null}],
  'index.queryWords.areas': [undefined, null, 'text', [], {api: 'API'}, {api: [1]}],
  'index.queryWords.ideas': [undefined, null, 'text', {}, ['contract'], [[1]], [null]],
  'index.pages': [undefined, null, 'text', {}, [], [1], [null], [{}]],
  [`${second}.first`]: [...noNumber, -1, -1e12, 0, 0.5, 3, 1e12],
  [`${second}.path`]: noText,
  [`${second}.otherTitle`]: noText,
  [`${second}.phrases`]: noTexts,
  [`${second}.request`]: noText,
  [`${second}.prior`]: noNumber,
  'index.words': [undefined, null, 'text', [], 1],
  'index.words.document': [...noSteps, {document: 'text'}, {document: {}}, {document: [-1]}, {document: [10_000]}],
  'index.features': [undefined, null, 'text', [], 1],
  'index.features.contract': [null, 'text', 1, {}, [], ['1'], [1, -1], [1, 0.5], [1, 10_000], [1, [1]]],
};

it.each(
  Object.entries(broken).flatMap(([place, values]) =>
    values.map((value): [string, string] => [
      `${place}: ${JSON.stringify(value) ?? 'missing'}`,
      withChange(place, value),
    ]),
  ),
)('%s counts as empty', async (_, text) => {
  expect(await replies(text, ['contract'])).toEqual([
    {rows: [], total: 0, isClosest: false, missing: [], correction: undefined, hasFailed: true},
  ]);
});

const deep = 20_000;

it.each<[string, string]>([
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"index"'],
  ['a list', '[]'],
  ['an object', '{}'],
  ['HTML', '<!doctype html><title>Sign in</title>'],
  ['half an index', good.slice(0, good.length / 2)],
  ['an index that ends early', good.slice(0, -1)],
  ['an index with something behind', `${good}<script>`],
  ['other letters', good.replaceAll('"', '“')],
  ['other bytes', '\u{fffd}\u0000\u0001'.repeat(1000)],
  ['lists in lists', '['.repeat(deep) + ']'.repeat(deep)],
  ['documents in documents', '{"documents":['.repeat(deep) + ']}'.repeat(deep)],
  ['words in words', good.replace('"words":{', `"words":{"deep":${'{"a":'.repeat(deep)}0${'}'.repeat(deep)},`)],
  ['a prototype with what it lacks', `{"__proto__":${good}}`],
  ['an index of 50 MB', good + ' '.repeat(50_000_000)],
  ['a list of another kind', good.repeat(2)],
])('a file that is %s counts as empty', async (_, text) => {
  const [reply] = await replies(text, ['contract']);
  expect(reply).toMatchObject({rows: [], hasFailed: true});
});

const markup = '<img src=x onerror="alert(1)"><script>alert(1)</script>';

it.each<[string, string]>([
  ['markup in a title', withChange('documents.0.pageTitle', markup)],
  ['markup in a text', withChange('documents.0.content', `contract ${markup.repeat(50)}`)],
  ['markup in the name of a version', withChange('index.version', markup)],
  ['a word that is a key of every object', withChange('index.words.__proto__', [0])],
  ['a word that is a method of every object', withChange('index.words.constructor', [0])],
  ['a form that is a key of every object', withChange('index.words.document', JSON.parse('{"__proto__":[0]}'))],
  ['a feature that is a key of every object', withChange('index.features.__proto__', [1, 1])],
  ['an abbreviation that is a key of every object', withChange('index.queryWords.abbreviations.__proto__', 'ct')],
  ['an abbreviation of itself', withChange('index.queryWords.abbreviations.ct', 'ct ct ct')],
  ['an abbreviation of nothing', withChange('index.queryWords.abbreviations.ct', '')],
  ['no word', withChange('index.words', {})],
  ['a word without letters', withChange('index.words.', [0])],
  ['a word of signs, which patterns have', withChange('index.words.c++', [6])],
  ['a word that is everywhere many times', withChange('index.words.contract', Array(10_000).fill(0))],
  ['a word of 100,000 letters', withChange(`index.words.${'a'.repeat(100_000)}`, [0])],
  ['no feature', withChange('index.features', {})],
  ['a feature that says nothing', withChange('index.features.contract', [0])],
  ['features without bounds', withChange('index.features.contract', [1e308, 1])],
  ['a page that counts nothing', withChange('index.pages.0.prior', 0)],
  ['a page that counts less than nothing', withChange('index.pages.0.prior', -1e308)],
  ['a page without a name', withChange('index.pages.0.path', '')],
  ['a phrase of 20,000 words', withChange('index.pages.0.phrases', ['contract '.repeat(20_000)])],
  ['500 phrases that are the same', withChange('index.queryWords.ideas', Array(500).fill(['contract', 'agreement']))],
  ['keys that nobody knows', withChange('index.more', {documents: []})],
  ['each word twice', good.replace(/("words":\{)(.*?)(\},"features")/, '$1$2,$2$3')],
])('an index with %s is searched', async (_, text) => {
  for (const {rows, hasFailed} of await replies(text)) {
    expect(hasFailed).toBe(false);
    for (const {title, excerpt, href} of rows) {
      expect([typeof title, typeof excerpt]).toEqual(['string', 'string']);
      expect(href).toMatch(/^\/docs\//);
    }
  }
});

it('an index as it was built is searched, so that the others are compared with something', async () => {
  const found = await replies(good);
  expect(found.map(({rows}) => rows.length > 0)).toEqual(queries.map((query) => query !== 'zzz'));
});
