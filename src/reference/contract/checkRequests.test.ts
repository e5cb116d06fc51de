import {describe, expect, it} from 'vitest';
import {checkRequest, checkSecurity} from './checkRequests';
import type {OpenApi, OperationObject, ParameterObject} from './openApi';
import {toPointer} from './pointer';

const security = {
  key: {type: 'apiKey', in: 'header', name: 'X-Key'},
  token: {type: 'http', scheme: 'bearer'},
  account: {type: 'http', scheme: 'basic'},
} as const;

/** @returns what is refused in a contract of one call, as `pointer detail` */
function refusalsOf(operation: Partial<OperationObject>, path = '/a', more: Partial<OpenApi> = {}): string[] {
  const document = {
    paths: {[path]: {post: operation}},
    components: {securitySchemes: security},
    ...more,
  } as unknown as OpenApi;
  const said: string[] = [];
  const report = (at: (string | number)[], _rule: string, detail: string): void => {
    said.push(`${toPointer(at)} ${detail}`);
  };
  checkSecurity(document, report);
  checkRequest(document, path, 'post', {responses: {}, ...operation} as OperationObject, report);
  return said;
}

const text = {schema: {type: 'string'}};
const ofParameter = (parameter: object): string[] =>
  refusalsOf({parameters: [{name: 'a', in: 'query', ...text, ...parameter} as ParameterObject]});
const ofBody = (content: object): string[] => refusalsOf({requestBody: {content} as never});

describe('a parameter that samples cannot send', () => {
  it.each([
    [{required: true}, '"a" has no example, which the samples need. Add one.'],
    [{style: 'matrix', example: 'x'}, '"a" has the style matrix, which OpenAPI does not know there.'],
    [{in: 'header', style: 'form', example: 'x'}, 'Use simple.'],
    [
      {in: 'cookie', allowReserved: true, example: 'x'},
      'allowReserved, which OpenAPI knows in a query only. Remove it.',
    ],
    [{style: 'deepObject', example: ['x']}, 'no object as its example. Use form.'],
    [{style: 'deepObject', example: {b: {c: 1}}}, 'holds a list or an object in another one'],
    [{example: [[1], [2]]}, 'Write "content: {application/json:'],
    [{style: 'pipeDelimited', explode: true, example: ['x']}, 'Remove explode, or use form.'],
    [{in: 'cookie', example: ['x', 'y']}, 'Write "explode: false".'],
    [{in: 'header', example: 'Ngô'}, 'cannot carry "Ngô": headers hold ASCII.'],
    [{in: 'header', name: 'Authorization', example: 'x'}, 'Describe it under components.securitySchemes'],
    [{in: 'header', name: 'Host', example: 'x'}, 'Programs set it themselves. Remove it.'],
    [{in: 'header', name: 'X Y', example: 'x'}, 'is no name of a header.'],
    [{in: 'header', name: 'Content-Language', example: 'x'}, 'describes a body, and the call has none.'],
    [{schema: undefined, content: {'text/csv': {example: [1]}}}, 'has no text as its example. Write it as text/csv'],
  ])('%j is refused', (parameter, detail) => {
    const [said = '', ...more] = ofParameter(parameter);
    expect(said).toContain('/paths/~1a/post/parameters/0 ');
    expect(said).toContain(detail);
    expect(more).toEqual([]);
  });

  it('is named where its path shares it, and only if no own one replaces it', () => {
    const shared = {name: 'a', in: 'query', required: true, ...text};
    const own = {...shared, example: 'x'};
    const refusals = (operation: object): string[] =>
      refusalsOf(operation as OperationObject, '/a', {paths: {'/a': {parameters: [shared], post: operation}} as never});
    expect(refusals({})).toEqual(['/paths/~1a/parameters/0 "a" has no example, which the samples need. Add one.']);
    expect(refusals({parameters: [own]})).toEqual([]);
  });

  it('is missing where the address holds its name', () => {
    expect(refusalsOf({}, '/a/{id}')).toEqual([
      '/paths/~1a~1{id}/post/parameters lacks "id" of the address. Add it with "in: path".',
    ]);
  });
});

describe('security that samples cannot send', () => {
  it.each([
    [[{other: []}], '/paths/~1a/post/security/0/other is not declared. Add it to components.securitySchemes.'],
    [[{}, {token: [], account: []}], '/paths/~1a/post/security/1 needs token and account in one header.'],
  ])('%j is refused', (alternatives, detail) => {
    expect(refusalsOf({security: alternatives as never}).join()).toContain(detail);
  });

  it.each([
    [{type: 'mutualTLS'}, '/components/securitySchemes/one/type "mutualTLS" is nothing that samples can send.'],
    [{type: 'http', scheme: 'digest'}, '/components/securitySchemes/one/scheme "digest" is nothing'],
    [{type: 'apiKey', name: 'X-Key'}, '/components/securitySchemes/one does not say where the key goes.'],
  ])('%j is refused', (scheme, detail) => {
    const components = {securitySchemes: {one: scheme}} as never;
    expect(refusalsOf({security: [{one: []}]}, '/a', {components}).join()).toContain(detail);
  });

  it('is found where it holds for every call', () => {
    expect(refusalsOf({}, '/a', {security: [{other: []}]})[0]).toContain('/security/0/other is not declared.');
  });

  it.each([[[]], [[{}]], [[{key: [], token: []}]], [[{}, {account: []}]]])('%j is allowed', (alternatives) => {
    expect(refusalsOf({security: alternatives as never})).toEqual([]);
  });
});

describe('a body that samples cannot send', () => {
  const form = {type: 'object', properties: {a: {type: 'string'}, file: {type: 'string', format: 'binary'}}};
  const plain = {type: 'object', properties: {a: {type: 'string'}}};
  const files = {type: 'object', properties: {all: {type: 'array', items: form.properties.file}}};
  const examples = (value: unknown): object => ({default: {value}});
  it.each([
    [{'multipart/mixed': {schema: form, examples: examples({a: 'x'})}}, '', 'Use multipart/form-data.'],
    [{'multipart/form-data': {schema: form, examples: examples('x')}}, '', 'no object as its example.'],
    [{'application/xml': {schema: form, examples: examples({a: 'x'})}}, '', 'Write it as it is sent'],
    [{'application/json': {schema: form, examples: examples({a: 'x'})}}, '/schema', '"contentEncoding: base64"'],
    [{'application/merge-patch+json': {schema: files, examples: examples({})}}, '/schema', 'has "all", a file'],
    [{'application/x-www-form-urlencoded': {schema: form, examples: examples({file: 'x'})}}, '', 'cannot carry files.'],
    [
      {'multipart/form-data': {schema: form, encoding: {b: {contentType: 'text/html'}}, examples: examples({a: 'x'})}},
      '/encoding/b',
      'is no field of the form.',
    ],
    [
      {'application/json': {schema: plain, encoding: {a: {contentType: 'text/html'}}, examples: examples({a: 'x'})}},
      '/encoding/a',
      'belongs to a form.',
    ],
    [
      {'multipart/form-data': {schema: form, encoding: {a: {style: 'deepObject'}}, examples: examples({a: 'x'})}},
      '/encoding/a',
      'no object as its example.',
    ],
  ])('%j is refused', (content, place, detail) => {
    const [said = '', ...more] = ofBody(content);
    expect(said).toMatch(/^\/paths\/~1a\/post\/requestBody\/content\/\S+ /);
    expect(said).toContain(`${place} `);
    expect(said).toContain(detail);
    expect(more).toEqual([]);
  });

  it('is an answer of JSON that holds a file', () => {
    const responses = {default: {description: 'x', content: {'application/json': {schema: form}}}};
    expect(refusalsOf({responses})).toEqual([expect.stringContaining('/responses/default has "file", a file')]);
  });

  it('is one of a get', () => {
    const operation = {responses: {}, requestBody: {content: {'application/json': {examples: examples(1)}}}} as never;
    const said: string[] = [];
    const document = {paths: {'/a': {get: operation}}} as unknown as OpenApi;
    checkRequest(document, '/a', 'get', operation, (_at, _rule, detail) => said.push(detail));
    expect(said).toEqual([expect.stringContaining('Use parameters, or post.')]);
  });
});
