import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {damagedSite, fixtureSite} from '../testing/fixtureSite';
import {toOperations} from '../model/operations';
import {ContractError} from './ContractError';
import {loadContract} from './loadContract';
import type {LocaleCode} from '../../kit/locales';

const file = 'openapi/current/v1.yaml';
const overlay = 'openapi/current/vi.overlay.yaml';

function load(siteDir: string, locale: LocaleCode = 'en') {
  return loadContract({siteDir, folder: 'current', file: 'v1.yaml', locale});
}

/** What the build says about a site in which one text was replaced. */
function problemsOf(from: string, to: string, locale: LocaleCode = 'en', damaged = file) {
  try {
    load(damagedSite({file: damaged, from, to}), locale);
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
  return [];
}

describe('a sound contract', () => {
  it('is read in English', () => {
    expect(load(fixtureSite).paths['/api/documents/create']?.post?.summary).toBe('Create document');
  });

  it('is translated completely', () => {
    const document = load(fixtureSite, 'vi');
    expect(document.paths['/api/documents/create']?.post?.summary).toBe('vi: Create document');
    expect(document.paths['/api/documents/create']?.post?.['x-notes']).toEqual([
      expect.stringMatching(/^vi: The guide/),
    ]);
    expect(document.components?.schemas?.DocumentStatus?.oneOf?.[0]?.title).toBe('vi: New document');
    const [create] = toOperations(document).filter(({id}) => id === 'documents-create');
    expect(create?.body?.example).toMatchObject({no: 'HD-2024-015', subject: 'Hợp đồng "thuê" của O\'Neil'});
  });

  it('is read again only when a file changed', () => {
    expect(load(fixtureSite)).toBe(load(fixtureSite));
  });

  it('is read once for all its pages', () => {
    const place = {siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'} as const;
    const pages = ['api/v1/one', 'api/v1/another'].map((route) => ({route, ...place}));
    const [one, another] = pages.map((page) => loadContract(page));
    expect(one).toBe(another);
  });
});

describe('a broken contract is refused with place and rule', () => {
  it.each([
    ['a version of OpenAPI we do not read', 'openapi: 3.1.0', 'openapi: 3.0.3', {pointer: '/openapi', rule: 'version'}],
    ['broken YAML', 'servers: [{url: https', 'servers: [{url: "https', {pointer: '', rule: 'file'}],
    [
      'a reference that leads nowhere',
      "'#/components/schemas/SignatureDisplayMode'",
      "'#/components/schemas/DisplayMode'",
      {
        pointer:
          '/paths/~1api~1documents~1process/post/requestBody/content/application~1json/schema/properties/signatureDisplayMode/$ref',
        rule: 'ref',
      },
    ],
    [
      'two operations on one page',
      'x-page: api/v1/details/documents/documents-delete',
      'x-page: api/v1/details/documents/documents-create',
      {rule: 'unique'},
    ],
    ['a body without an example', 'default: {value: {no: HD', 'other: {value: {no: HD', {rule: 'body'}],
    [
      'an example that nobody described',
      'default: {value: {no: HD-2024-015,',
      'other: {value: {}}\n              default: {value: {no: HD-2024-015,',
      {
        pointer: '/paths/~1api~1documents~1create/post/requestBody/content/multipart~1form-data/examples/other/summary',
        rule: 'example',
      },
    ],
    [
      'an unknown example',
      'default: {value: {no: HD',
      "default: {$ref: '#/components/examples/none', x: {no: HD",
      {rule: 'ref'},
    ],
    ['a reference that leaves the file', "'#/components/schemas/SignatureDisplayMode'", 'other.yaml', {rule: 'ref'}],
    [
      'a path parameter without an example',
      ', example: 5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b}',
      '}',
      {rule: 'path-parameter'},
    ],
    ['no servers', 'servers: [{url: https://econtract.example.com}]', '', {pointer: '/servers', rule: 'shape'}],
    ['an empty list of servers', 'servers: [{url: https://econtract.example.com}]', 'servers: []', {rule: 'shape'}],
    ['paths that are no object', 'paths:\n', 'paths: []\nx-paths:\n', {pointer: '/paths', rule: 'shape'}],
    [
      'an operation that is no object',
      '/api/auth/password-login:\n    post:',
      '/api/auth/password-login:\n    post: none\n    x-post:',
      {pointer: '/paths/~1api~1auth~1password-login/post', rule: 'shape'},
    ],
    [
      'an operation without responses',
      '      responses:\n        "200":\n          description: Logged in',
      '      x-responses:\n        "200":\n          description: Logged in',
      {pointer: '/paths/~1api~1auth~1password-login/post/responses', rule: 'shape'},
    ],
    [
      'a response that is no object',
      '"200":\n          description: Logged in',
      '"200": done\n        "202":\n          description: Logged in',
      {pointer: '/paths/~1api~1auth~1password-login/post/responses/200', rule: 'shape'},
    ],
    [
      'an operation without a page',
      '      x-page: api/v1/details/documents/documents-create\n',
      '',
      {pointer: '/paths/~1api~1documents~1create/post/x-page', rule: 'shape'},
    ],
    ['a field that says nothing at all', 'properties:\n', 'properties:\n                none:\n', {rule: 'shape'}],
    [
      'an unknown degree of confidence',
      'x-confidence: seen-in-part',
      'x-confidence: probably',
      {
        pointer: '/paths/~1api~1documents~1create/post/x-confidence',
        rule: 'shape',
      },
    ],
    ['a keyword of our own that nobody knows', 'x-notes:', 'x-note:', {rule: 'keyword'}],
    ['statuses without a number', '"401":', '"4XX":', {rule: 'status'}],
    [
      'an example with a field that the schema does not have',
      'default: {value: {no: HD-2024-015,',
      'default: {value: {nr: HD-2024-015,',
      {
        pointer: '/paths/~1api~1documents~1create/post/requestBody/content/multipart~1form-data/examples/default',
        rule: 'field',
        detail: expect.stringContaining('"/nr"'),
      },
    ],
    [
      'a required field that nobody described',
      'required: [no,',
      'required: [nr, no,',
      {rule: 'field', detail: expect.stringContaining('"nr" is no field')},
    ],
    ['a version that does not exist', 'x-seen-in: [2.2.0, 2.3.0]', 'x-seen-in: [2.4.0]', {rule: 'source'}],
    ['a call that nobody says how it is known', 'x-seen-in: [2.2.0, 2.3.0]', 'x-seen-in: []', {rule: 'source'}],
    ['a call without the versions in which it was read', 'x-seen-in: [2.2.0, 2.3.0]', '', {rule: 'source'}],
  ])('%s', (_, from, to, expected) => {
    const problems = problemsOf(from, to);
    expect(problems).toContainEqual(expect.objectContaining({file, ...expected}));
    // The last sentence says what to do.
    for (const {detail} of problems) expect(detail).toMatch(/\.$/);
  });

  it('a file that is missing', () => {
    expect(() => loadContract({siteDir: fixtureSite, folder: 'current', file: 'v2.yaml', locale: 'en'})).toThrow(
      /openapi\/current\/v2\.yaml# file: .*no such file/,
    );
  });
});

describe('a broken translation is refused', () => {
  it('when an action has no target', () => {
    const problems = problemsOf("['/api/documents/create']['post']", "['/api/documents/made']['post']", 'vi', overlay);
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: overlay,
        rule: 'overlay-target',
        pointer: expect.stringMatching(/^\/actions\/\d+\/target$/),
      }),
    );
  });

  it('when a target is no JSONPath', () => {
    expect(problemsOf("$['info']", "$['info'", 'vi', overlay)).toContainEqual(
      expect.objectContaining({rule: 'overlay-target'}),
    );
  });

  it('when the English changed', () => {
    const problems = problemsOf('summary: Create document', 'summary: Register document', 'vi');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: overlay,
      rule: 'overlay-stale',
      detail: expect.stringMatching(/npm run contract:stamp`\.$/),
    });
  });

  it('when a text has no translation', () => {
    const problems = problemsOf(
      'summary: Create document\n',
      'summary: Create document\n      description: New text\n',
      'vi',
    );
    const [problem, ...others] = problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({rule: 'overlay-missing', pointer: '/paths/~1api~1documents~1create/post'});
    expect(problem?.file).toMatch(/v1\.yaml$/);
    expect(problem?.detail).toMatch(/^documents-create is not in .*: description \("New text"\)\..*contract:stamp/);
  });

  it('when it was added and not stamped, or holds English yet', () => {
    const rulesOf = (from: string, to: string) => problemsOf(from, to, 'vi', overlay).map(({rule}) => rule);
    expect(rulesOf('    x-en: e75f93db\n', '')).toEqual(['overlay-unstamped']);
    expect(rulesOf('vi: Fixture API', 'write: Fixture API')).toEqual(['overlay-untranslated']);
  });

  it('when an example value is translated with something else than a text', () => {
    expect(problemsOf('x-example-values:\n', 'x-example-values:\n  Lease: 1\n', 'vi', overlay)).toEqual([
      expect.objectContaining({pointer: '/x-example-values/Lease', rule: 'overlay'}),
    ]);
  });

  it('when it is no overlay', () => {
    expect(problemsOf('overlay: 1.0.0', 'overlay: 2.0.0', 'vi', overlay)).toContainEqual(
      expect.objectContaining({rule: 'overlay'}),
    );
  });
});
