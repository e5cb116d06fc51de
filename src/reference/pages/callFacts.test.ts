import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {kitchenSink, pageOf, shownPage} from '../testing/kitchenSink';

const text = {type: 'string'};

it('headers of answers have forms and fields', () => {
  const headers = {
    'Retry-After': {
      description: 'When.',
      schema: {
        oneOf: [
          {type: 'integer', minimum: 7},
          {...text, maxLength: 9},
        ],
      },
    },
    'X-Obj': {description: 'O.', schema: {type: 'object', properties: {inner: {...text, description: 'Inside.'}}}},
  };
  const {rows, ids} = pageOf(text, {answer: {'200': {description: 'Ok.', headers}}});
  expect(rows).toContain('Form 1 | one of the forms · integer · at least 7 | ');
  expect(rows).toContain('Form 2 | one of the forms · string · up to 9 characters | ');
  expect(rows).toContain('X-Obj.inner | string | Inside.');
  expect(new Set(ids).size).toBe(ids.length);
});

describe('examples', () => {
  const parameter = {name: 'a', in: 'query', schema: text};
  const two = {one: {summary: 'The first', value: 'okapi'}, two: {summary: 'The second', value: 'lynx'}};
  it.each([
    [
      'written out once',
      {schema: {type: 'array', items: text}, example: ['x']},
      'array of string · query |  Written as a=x.',
    ],
    ['one that is not sent', {example: 'zebra'}, 'for example "zebra"'],
    ['several that are not sent', {examples: two}, 'for example "okapi" (The first), "lynx" (The second)'],
    [
      'the ones that the samples do not send',
      {required: true, examples: two},
      'required · for example "lynx" (The second)',
    ],
  ])('of a parameter: %s', (_, more, expected) => {
    const contract = kitchenSink(({paths}) => {
      const call = paths['/api/bodies/json']?.patch;
      if (call) call.parameters = [{...parameter, ...more} as never];
    });
    expect(shownPage('body-json', contract).rows.find((row) => row.startsWith('a | '))).toContain(expected);
  });

  it('of a refusal are all there', () => {
    const media = {
      schema: {type: 'object', properties: {e: text}},
      examples: {default: {value: {e: 'mole'}}, two: {summary: 'Later', value: {e: 'stoat'}}},
    };
    const {text: shown} = pageOf(text, {
      answer: {'200': {description: 'Ok.'}, '404': {description: 'None.', content: {'application/json': media}}},
    });
    expect(shown).toContain('mole');
    expect(shown).toContain('stoat');
  });

  it('of a parameter that is written as nothing are not shown as nothing', () => {
    const contract = kitchenSink(({paths}) => {
      const call = paths['/api/bodies/json']?.patch;
      if (call)
        call.parameters = [{...parameter, required: true, schema: {type: 'array', items: text}, example: []} as never];
    });
    expect(shownPage('body-json', contract).rows.join()).not.toContain('Written as');
  });
});

it('a form shows how its parts are written, not the name of a style', () => {
  const {rows} = shownPage('form-parts');
  expect(rows.find((row) => row.startsWith('range | '))).toContain('written as range[x]=3&range[y]=4');
});

describe('credentials', () => {
  it('tell the ways of OAuth, and what the scopes allow that the call needs', () => {
    const {text: shown} = shownPage('key-oauth');
    expect(shown).toContain('OAuth flow clientCredentials: token from https://login.example.com/token');
    expect(shown).toContain(
      'OAuth flow authorizationCode: sign in at https://login.example.com/authorize, token from https://login.example.com/token, renew it at https://login.example.com/renew',
    );
    expect(shown).toContain('documents:read: Read documents.');
  });

  it('say which of several keys they describe', () => {
    const contract = kitchenSink(({paths, components}) => {
      Object.assign(components?.securitySchemes?.session ?? {}, {description: 'Session.'});
      Object.assign(components?.securitySchemes?.partnerKey ?? {}, {description: 'Partner.'});
      const call = paths['/api/keys/header']?.post;
      if (call) call.security = [{partnerKey: [], session: []}];
    });
    expect(shownPage('key-header', contract).text).toMatch(/X-Partner-Key: Partner\.\nsession: Session\./i);
  });
});

it('a header of the call replaces the one of its path, whatever its case', () => {
  const header = (name: string, description: string): never =>
    ({name, in: 'header', required: true, description, schema: text, example: 'x'}) as never;
  const contract = kitchenSink(({paths}) => {
    const path = paths['/api/bodies/json'];
    if (path?.patch)
      [path.parameters, path.patch.parameters] = [[header('X-Tenant', 'Old.')], [header('x-tenant', 'New.')]];
  });
  const {rows} = shownPage('body-json', contract);
  expect(rows.filter((row) => /^x-tenant/i.test(row))).toEqual(['x-tenant | string · header · required | New.']);
});
