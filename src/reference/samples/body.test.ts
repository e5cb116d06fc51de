import {describe, expect, it} from 'vitest';
import type {BodyPart, Json, RequestBody} from '../shared/model';
import {contentTypeHeader, partHead, toSampleBody} from './body';

function bodyOf(contentType: string, example: Json, parts: BodyPart[], files: RequestBody['files']): RequestBody {
  return {contentType, shape: {type: {kind: 'object'}, fields: []}, example, examples: [], files, parts};
}

describe('the type of a file', () => {
  it.each([
    ['application/pdf, application/msword', 'a.doc', 'application/msword'],
    ['application/pdf,application/msword', 'a.PDF', 'application/pdf'],
    ['application/pdf, application/msword', 'a.png', 'application/pdf'],
    ['image/*', 'a.jpeg', 'image/jpeg'],
    ['image/*, application/pdf', 'a.zip', 'application/pdf'],
    ['image/*', 'a.unknown', 'application/octet-stream'],
    ['*/*', 'a.csv', 'text/csv'],
    ['image/x-scan', 'a.png', 'image/x-scan'],
    [undefined, 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('of %s, named %s, is %s', (asked, fileName, contentType) => {
    const part = {name: 'f', ...(asked === undefined ? {} : {contentType: asked})};
    const body = toSampleBody(bodyOf('multipart/form-data', {f: fileName}, [part], [{name: 'f', fileName}]), false);
    expect(body).toMatchObject({files: [{contentType}]});
  });
});

it.each<[string, string | undefined, Json, string]>([
  ['image/*', 'a.png', 'a.png', 'image/png'],
  ['*/*', 'a.bin', 'a.bin', 'application/octet-stream'],
  ['text/*', undefined, 'Hello', 'text/plain; charset=utf-8'],
  ['application/*', undefined, {a: 1}, 'application/json; charset=utf-8'],
  ['application/pdf', 'a.png', 'a.png', 'application/pdf'],
])('sends a body of %s as one type', (contentType, fileName, example, sent) => {
  const files = fileName === undefined ? [] : [{name: '', fileName}];
  expect(contentTypeHeader(bodyOf(contentType, example, [], files))).toBe(sent);
});

it.each<[string, Json, BodyPart[], string]>([
  ['leaves out what is null', {a: null, b: 'x'}, [], 'b=x'],
  [
    'leaves out what is null in a style',
    {a: {c: null, d: 1}},
    [{name: 'a', style: 'deepObject', explode: true}],
    'a%5Bd%5D=1',
  ],
  ['leaves out what is null of a list', {a: ['x', null]}, [], 'a=x'],
  ['sends null where the field is JSON', {a: null}, [{name: 'a', contentType: 'application/json'}], 'a=null'],
])('%s in a form', (_, example, parts, value) => {
  const body = bodyOf('application/x-www-form-urlencoded', example, parts, []);
  expect(toSampleBody(body, false)).toEqual({kind: 'text', value});
});

it('escapes in names what would end them', () => {
  expect(partHead({name: 'a"b', fileName: 'c"\nd; e.pdf'})).toBe('name="a%22b"; filename="c%22%0Ad; e.pdf"');
});
