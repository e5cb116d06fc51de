import {expect, test} from 'vitest';
import type {ApiRequest} from './exchange';
import type {JsonObject} from './json';
import {nextGuid} from './random';
import {idOf, nobody, Player, sentFile, type Sent} from './testing/player';
import {testRule} from './testing/testRule';

const json = (text: string, type = 'application/json'): ApiRequest['body'] => ({kind: 'text', type, text});

const createTarget = {method: 'POST', target: '/api/documents/create'};
const workflowTarget = {method: 'POST', target: '/api/documents/update-process'};
const listTarget = '/api/documents';

const form = (
  fields: readonly (readonly [string, string])[],
  files = [sentFile('file', 'a.pdf')],
): ApiRequest['body'] => ({
  ...{kind: 'form', type: 'multipart/form-data', fields, files},
});

const good = [
  ['no', 'HD-1'],
  ['subject', 'Contract'],
  ['typeId', '52'],
  ['departmentId', '41'],
] as const;

/** What is sent, and what the answer says of it. */
const malformed: Readonly<Record<string, [Partial<ApiRequest>, RegExp, status?: number]>> = {
  'no JSON': [
    {...workflowTarget, body: json('{"id": 5,')},
    /^The body cannot be read as JSON; it begins with {"id": 5,$/,
  ],
  nothing: [{...workflowTarget, body: json('')}, /^The body cannot be read as JSON/],
  'no body': [workflowTarget, /^The body is missing\.$/],
  'a text': [
    {...workflowTarget, body: json('id=5', 'text/plain')},
    /^The body must be application\/json, not text\/plain/,
  ],
  'a list': [{...workflowTarget, body: json('[]')}, /^The body: must be object\.$/],
  null: [{...workflowTarget, body: json('null')}, /^The body: must be object\.$/],
  'a body too much': [{method: 'GET', target: listTarget, body: json('{}')}, /^The call takes no body\.$/],
  'what cannot be read': [{...createTarget, body: {kind: 'unreadable', reason: 'Too large.'}}, /^Too large\.$/],
  'a wrong type': [{...workflowTarget, body: json('{"id": 5}')}, /^The body: id must be string\.$/],
  'no id': [{...workflowTarget, body: json('{"id": "x"}')}, /^The body: id is no uuid\.$/],
  'a wrong value': [
    {...workflowTarget, body: json(`{"id": "${nobody}", "processes": [{"accessPermissionCode": "X"}]}`)},
    /^The body: processes\.0\.accessPermissionCode must be "V", .* or "\w+"\.$/,
  ],
  'an unknown field': [
    {...workflowTarget, body: json(`{"id": "${nobody}", "user": 1}`)},
    /^The body: user is unknown\.$/,
  ],
  'an unknown field inside': [
    {...workflowTarget, body: json(`{"id": "${nobody}", "processes": [{"user": 1}]}`)},
    /^The body: processes\.0\.user is unknown\.$/,
  ],
  '__proto__ as a key': [
    {...workflowTarget, body: json(`{"id": "${nobody}", "__proto__": {"admin": true}}`)},
    /^The body: __proto__ is unknown\.$/,
  ],
  'constructor as a key': [
    {...workflowTarget, body: json(`{"id": "${nobody}", "constructor": {}}`)},
    /^The body: constructor is unknown\.$/,
  ],
  '__proto__ as a form field': [
    {...createTarget, body: form([...good, ['__proto__', 'x']])},
    /^The field __proto__ is unknown\.$/,
  ],
  'an unknown form field': [
    {...createTarget, body: form([...good, ['toString', 'x']])},
    /^The field toString is unknown\.$/,
  ],
  'a text as a file': [{...createTarget, body: form([...good, ['file', 'x']], [])}, /^The field file must be a file\./],
  'a file as a text': [
    {...createTarget, body: form(good, [sentFile('file', 'a.pdf'), sentFile('no', 'b.pdf')])},
    /^The field no must not be a file\.$/,
  ],
  'an empty file': [
    {...createTarget, body: form(good, [sentFile('file', 'a.pdf', {size: 0})])},
    /^The file a\.pdf is empty\./,
  ],
  'no file': [{...createTarget, body: form(good, [])}, /^The body: file is missing\.$/],
  'a word as a number': [
    {...createTarget, body: form([...good.slice(0, 3), ['departmentId', 'HR']])},
    /departmentId must be integer/,
  ],
  'too large a number': [{target: `${listTarget}?page=${'9'.repeat(400)}`}, /^The parameter page must be integer\.$/],
  'an endless number': [
    {...workflowTarget, body: json(`{"id": "${nobody}", "processes": [{"orderNo": 1e999}]}`)},
    /^The body: processes\.0\.orderNo must be integer\.$/,
  ],
  'page 0': [{target: `${listTarget}?page=0`}, /^The parameter page must be 1 or more\.$/],
  'a negative page': [{target: `${listTarget}?page=-3`}, /^The parameter page must be 1 or more\.$/],
  'a page size of 0': [{target: `${listTarget}?pageSize=0`}, /^The parameter pageSize must be 1 or more\.$/],
  'half a page': [{target: `${listTarget}?page=1.5`}, /^The parameter page must be integer\.$/],
  'an unknown parameter': [{target: `${listTarget}?__proto__=1`}, /^The parameter __proto__ is unknown\.$/],
  'an unknown status': [{target: `${listTarget}?status=9`}, /^The parameter status must be 1, 2, .* or -3\.$/],
  'a wrong id': [{method: 'POST', target: '/api/documents/send-process/%E0%A4%A'}, /^The parameter id is no uuid\.$/],
  'no end': [{method: 'POST', target: '/api/documents/send-process'}, /^The end of the address is missing: POST/, 404],
  'an unknown address': [{target: '/api/seals'}, /^There is no call \/api\/seals\.$/, 404],
  'another method': [{method: 'PUT', target: listTarget}, /^\/api\/documents is called with GET, not PUT\.$/, 405],
};

testRule('bad-request', 'says what is wrong, in the envelope, and changes nothing', (start) => {
  const player = start().as('khue.le');
  const before = JSON.stringify(player.world);
  for (const [what, [request, message, status = 400]] of Object.entries(malformed)) {
    const answer = player.send(request);
    expect(answer, what).toMatchObject({status, code: status, success: false, data: null});
    expect(answer.messages.join('\n'), what).toMatch(message);
    expect(answer.certainty, what).toBe('invented; rule=bad-request');
  }
  expect(JSON.stringify(player.world)).toBe(before);
});

testRule('bad-request', 'a hundred thousand faults and a very deep body are answered too', (start) => {
  const player = start().as('khue.le');
  const rows = Array.from({length: 20_000}, () => [1, 2, 3, 4, 5, 6, 7]);
  const table = {name: 'x', departmentId: 41, documentTypeId: 52, documentTemplateId: 1201, parameters: [], rows};
  const answer = player.send({
    ...{method: 'POST', target: '/api/batch-imports/create-advance', body: json(JSON.stringify(table))},
  });
  expect([answer.status, answer.messages]).toEqual([400, ['The body: rows.0.0 must be string.']]);
  const nestedBy = (depth: number): string[] => {
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    return player.send({...workflowTarget, body: json(`{"id": ${deep}, "other": ${deep}}`)}).messages;
  };
  expect(nestedBy(500)).toEqual(['The body: id must be string.', 'The body: other is unknown.']);
  expect(nestedBy(50_000)[0]).toMatch(/^The body cannot be read as JSON; it begins with/);
});

testRule('date-filters', 'a day means all of it, in Vietnam', (start) => {
  const player = start();
  player.create('HD-1');
  const count = (query: Record<string, string>): unknown =>
    (player.call('get-documents', {query}).data as JsonObject).totalCount;
  expect(count({createdFrom: '2025-04-02', createdTo: '2025-04-02'})).toBe(1);
  expect(count({createdFrom: '2025-04-02T12:00:00', createdTo: '2025-04-02T05:00:00.000Z'})).toBe(1);
  expect(count({createdFrom: '2025-04-02T12:00:01'})).toBe(0);
  expect(count({createdTo: '2025-04-01'})).toBe(0);
  expect(count({completedFrom: '2025-04-01'})).toBe(0);
  for (const createdFrom of ['02/04/2025', '2025-02-31', '2025-13-01', 'yesterday', '2025-04-02T25:00']) {
    const {status, messages} = player.call('get-documents', {query: {createdFrom}});
    expect([status, messages]).toEqual([400, ['createdFrom must be a date such as 2025-04-30.']]);
  }
});

test('names that every object has are no ids', () => {
  const player = new Player().as('khue.le');
  for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(player.send({target: `/api/documents/${id}`}).status, id).toBe(400);
    expect(player.send({target: `/api/users/${id}`}).status, id).toBe(400);
    expect(player.call('users-update', {json: {code: id, name: 'x'}}).success, id).toBe(false);
    expect(player.workflow(nobody, [[id, 'A']]).success, id).toBe(false);
    expect(player.call('process-code-login', {json: {processCode: id}}).status, id).toBe(401);
    expect(player.create(id).data, id).toMatchObject({no: id});
  }
  expect(({} as JsonObject).admin).toBeUndefined();
});

test('names of files, codes and titles come back as they were sent', () => {
  const player = new Player();
  const texts = [
    'Hợp đồng lao động.pdf',
    '合同 📄.pdf',
    '"><script>.pdf',
    '‮fdp.exe',
    'a'.repeat(255),
    ' ',
    '{{D.No}}',
  ];
  for (const [index, subject] of texts.entries()) {
    const no = `${subject}-${index}`;
    const {data} = player.create(no, {fields: {subject}, files: [sentFile('file', subject)]});
    expect(data).toMatchObject({no, subject, file: {name: subject}});
    const id = idOf({data} as never);
    expect(player.call('get-documents', {query: {search: no.trim()}}).data).toMatchObject({items: [{id}]});
  }
});

test('ten thousand documents are listed, searched and read at once', () => {
  const player = new Player();
  const template = player.document(
    player.sent('HD-0', [
      ['HUNG.PHAM', 'DR'],
      ['TRA.DO', 'D'],
    ]),
  );
  for (let index = 0; index < 10_000; index += 1) {
    const copy = structuredClone({...template, id: nextGuid(player.world, 'document'), no: `HD-${index}`});
    player.world.documents[copy.id] = copy;
    player.world.documentsOfCompany[copy.comId]!.push(copy.id);
  }
  expect(player.call('get-documents').data).toMatchObject({totalCount: 10_001});
  const queries: NonNullable<Sent['query']>[] = [
    {},
    {search: 'hd-9999'},
    {page: 1001},
    {status: 2, waitToSignDraw: false},
    {createdFrom: '2025-04-02'},
  ];
  for (const query of queries) {
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      expect(player.call('get-documents', {query}).code).toBe(0);
      return performance.now() - start;
    });
    // `npm run bench -- --only sandbox` measures it; what compares each document with each other takes seconds.
    expect(Math.min(...times), JSON.stringify(query)).toBeLessThan(1000);
  }
});
