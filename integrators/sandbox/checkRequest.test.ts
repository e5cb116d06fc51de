import '../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {kitchenSink} from '../../src/reference/testing/kitchenSink';
import {expectedRequests} from '../samples/kitchenSinkRequests';
import {isAllowed} from './account';
import {checkRequest, queryOf} from './checkRequest';
import {listOperations, matchOperation} from './operations';
import type {ReceivedBody} from './readBody';

const all = listOperations([kitchenSink()]);
const none: ReceivedBody = {kind: 'none'};

function problemsOf(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body: ReceivedBody = none,
): string[] {
  const match = matchOperation(all, method, target.split('?')[0] ?? '');
  if (match.kind !== 'operation') throw new Error(`The kitchen sink has no ${method} ${target}.`);
  return checkRequest({...match, query: queryOf(target), headers, body});
}

const form = (type: string, fields: Record<string, string | string[]>, files: string[] = []): ReceivedBody => ({
  kind: 'form',
  type,
  fields: Object.entries(fields).flatMap(([name, texts]) => [texts].flat().map((text) => ({name, text}))),
  files: files.map((fileName) => ({field: 'attachments', fileName, bytes: Buffer.from('x')})),
});

describe('the sandbox', () => {
  const withoutBody = Object.entries(expectedRequests).filter(([, {body}]) => body === undefined);
  it.each(withoutBody)('accepts %s as its samples send it', (_, {method, target, headers}) => {
    expect(problemsOf(method, target, headers)).toEqual([]);
  });

  it.each<[string, ReceivedBody]>([
    ['/api/forms/files', form('multipart/form-data', {subject: 'a', labels: ['x', 'y']}, ['a.pdf', 'b.pdf'])],
    ['/api/forms/parts', form('multipart/form-data', {place: '{"x":1}', steps: '{"order":1}', 'range[x]': '3'})],
    ['/api/forms/encoded', form('application/x-www-form-urlencoded', {joined: 'c|d', place: '{"x":1}', list: 'a'})],
    ['/api/bodies/text', {kind: 'bytes', type: 'text/plain', bytes: Buffer.from('text')}],
    ['/api/bodies/text', {kind: 'bytes', type: 'application/octet-stream', bytes: Buffer.from('text')}],
  ])('accepts the body of %s', (target, body) => {
    expect(problemsOf('POST', target, {}, body)).toEqual([]);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['GET', '/api/headers', {cookie: 'theme=x; ids=3'}, 'The parameter Idempotency-Key is missing.'],
    ['GET', '/api/headers', {cookie: 'theme=x; ids=a'}, 'The parameter ids: '],
    ['GET', '/api/headers', {'x-point': 'x=a,y=2'}, 'The parameter X-Point: '],
    ['GET', '/api/headers', {'x-where': '[1]'}, 'The parameter X-Where: '],
    ['GET', '/api/queries?filter%5Bstatus%5D=a', {}, 'The parameter filter: '],
    ['GET', '/api/queries?filter%5Bother%5D=1', {}, 'The parameter filter[other] is unknown.'],
    ['GET', '/api/queries?pipes=1%7Cb', {}, 'The parameter pipes: '],
    ['GET', '/api/queries?where=x', {}, 'The parameter where: '],
    ['GET', '/api/shared/any?page=1', {}, 'The parameter id: '],
  ])('refuses %s %s with %j', (method, target, headers, problem) => {
    expect(problemsOf(method, target, headers).join('\n')).toContain(problem);
  });

  it.each<[string, string, Record<string, string>, boolean]>([
    ['POST', '/api/keys/header', {'x-partner-key': 'k'}, true],
    ['POST', '/api/keys/header', {authorization: 'Bearer t'}, false],
    ['GET', '/api/keys/query?api%20key=k', {}, true],
    ['GET', '/api/keys/query', {}, false],
    ['GET', '/api/keys/cookie', {cookie: 'a=b; SESSION=k'}, true],
    ['GET', '/api/keys/cookie', {cookie: 'session=k'}, false],
    ['GET', '/api/keys/together', {authorization: 'Bearer t'}, false],
    ['GET', '/api/keys/together', {authorization: 'Bearer t', 'x-partner-key': 'k'}, true],
    ['GET', '/api/keys/basic', {authorization: `Basic ${btoa('sandbox@example.com:sandbox-password')}`}, true],
    ['GET', '/api/keys/basic', {authorization: `Basic ${btoa('sandbox@example.com:other')}`}, false],
    ['GET', '/api/keys/optional', {}, true],
  ])('lets %s %s with %j in: %s', (method, target, headers, isIn) => {
    const match = matchOperation(all, method, target.split('?')[0] ?? '');
    const {searchParams} = new URL(target, 'http://sandbox');
    const served = match.kind === 'operation' ? match.served : undefined;
    expect(served && isAllowed(served, new Set(['t']), headers, searchParams, none)).toBe(isIn);
  });
});
