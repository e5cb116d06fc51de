import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentVersion} from '../../src/kit/versions';
import {contractsOf, loadContract} from '../../src/reference/contract/loadContract';
import {toOperations} from '../../src/reference/model/operations';
import type {Json, JsonObject, Operation} from '../../src/reference/shared/model';
import {findContradictions} from './findContradictions';

const hung = {id: 7002, code: 'HUNG.PHAM', name: 'Phạm Gia Hưng', email: 'hung.pham@example.com'};
const type = {kind: 'object'} as const;

function operation(
  id: string,
  {request, data, asked, search}: {[part in 'request' | 'data' | 'asked' | 'search']?: Json},
): Operation {
  const example = (value: Json): {name: string; summary: string; value: Json} => ({
    name: 'default',
    summary: '',
    value,
  });
  const parameter = (name: string, where: 'path' | 'query', value: Json): Operation['parameters'][number] => ({
    name,
    in: where,
    type,
    required: true,
    description: '',
    inSample: true,
    style: 'simple',
    explode: false,
    example: value,
  });
  return {
    id,
    page: id,
    method: 'GET',
    path: `/${id}`,
    tag: '',
    summary: '',
    description: '',
    notes: [],
    security: [],
    otherResponses: [],
    errors: [],
    seenIn: [],
    parameters: [
      ...(asked === undefined ? [] : [parameter('id', 'path', asked)]),
      ...(search === undefined ? [] : [parameter('search', 'query', search)]),
    ],
    ...(request === undefined
      ? {}
      : {
          body: {
            contentType: 'application/json',
            shape: {type, fields: []},
            example: request,
            examples: [example(request)],
            files: [],
            parts: [],
          },
        }),
    response: {
      status: 200,
      description: '',
      contentTypes: ['application/json'],
      headers: [],
      kind: 'envelope',
      data: {type, fields: []},
      examples: [example({data: data ?? null, success: true, code: 0})],
    },
  };
}

const listOf = (items: JsonObject[], rest: JsonObject = {}): JsonObject => ({items, totalCount: items.length, ...rest});
const users = operation('user', {data: listOf([hung])});

/** @returns the one contradiction of a call with the list of users. */
function only(call: Operation): string {
  const problems = findContradictions([users, call]);
  expect(problems).toHaveLength(1);
  return problems[0] ?? '';
}

describe('examples that contradict each other', () => {
  it.each<[string, Operation, string]>([
    [
      'a handler whom the list of users lacks',
      operation('send', {request: {processes: [{processedByUserCode: 'TRA.DO'}]}}),
      'send, request default.processes[0].processedByUserCode: processedByUserCode TRA.DO is not in the example of user. Name one of HUNG.PHAM',
    ],
    [
      'a handler in a column of a batch',
      operation('batch', {request: {parameters: ['{{D.No}}', '{{P.Code}}'], rows: [['1', 'TRA.DO']]}}),
      'rows[0][1]',
    ],
    [
      'a user by another name',
      operation('get', {data: {createdByUser: {...hung, name: 'Phạm Hưng'}}}),
      'name is Phạm Hưng, but Phạm Gia Hưng in the example of user',
    ],
    [
      'a user by another id',
      operation('users-update', {request: {code: 'HUNG.PHAM', id: 7003}}),
      'id is 7003, but 7002 in the example of user',
    ],
    [
      'a code with the address of somebody else',
      operation('users-create', {data: {...hung, email: 'tra.do@example.com'}}),
      'email is tra.do@example.com',
    ],
    [
      'an answer about another id',
      operation('get', {asked: 'a', data: {id: 'b'}}),
      'it is about b, but the path asks for a',
    ],
    [
      'a row that the search does not find',
      operation('list', {search: 'tra', data: listOf([{id: 1, name: 'Hưng'}])}),
      'the search "tra" does not find 1',
    ],
    ['a count', operation('list', {data: listOf([{id: 1}], {totalCount: 2})}), 'totalCount is 2, but items has 1'],
    [
      'a change before the creation',
      operation('get', {
        data: {createdDate: '2025-03-04T09:10:11.1234567', lastModifiedDate: '2025-03-04T09:10:00+07:00'},
      }),
      'is after lastModifiedDate',
    ],
    [
      'a certificate that ends before it begins',
      operation('get', {data: {validFrom: '2026-05-01T02:00:00Z', validTo: '2025-05-01T02:00:00Z'}}),
      'is after validTo',
    ],
  ])('names %s', (_, call, expected) => {
    expect(only(call)).toContain(expected);
  });

  it('names a one-time code that goes to another user than that of the step', () => {
    const step = {id: 's1', documentId: 'd1', processedByUserId: 7002, processedByUser: hung};
    const send = operation('send', {data: {waitingProcess: step}});
    const process = operation('process', {request: {processId: 's1'}, data: {receiveOtpEmail: 'tra.do@example.com'}});
    expect(findContradictions([users, send, process])).toEqual([
      expect.stringContaining('the code goes to tra.do@example.com, but the step is of hung.pham@example.com'),
    ]);
  });

  it('names a step that has two users', () => {
    const step = {id: 's1', documentId: 'd1', processedByUserId: 7002};
    const two = operation('user', {data: listOf([hung, {...hung, id: 7003, code: 'TRA.DO'}])});
    const other = operation('get', {data: {waitingProcess: {...step, processedByUserId: 7003}}});
    expect(findContradictions([two, operation('send', {data: {waitingProcess: step}}), other])).toEqual([
      expect.stringContaining('the step s1 is of user 7003, elsewhere of 7002'),
    ]);
  });

  it('takes a page of a longer list, and the same time with and without an offset', () => {
    const call = operation('list', {
      data: listOf([{createdDate: '2025-03-04T09:10:11', lastModifiedDate: '2025-03-04T09:10:11+07:00'}], {
        totalCount: 9,
        hasNextPage: true,
      }),
    });
    expect(findContradictions([users, call])).toEqual([]);
  });
});

it('guides and programs name only users whom the list of users has', () => {
  const contract = contractsOf(process.cwd(), currentVersion.name).find(({file}) => file === 'v1.yaml');
  const list = contract && toOperations(loadContract(contract)).find(({id}) => id === 'user');
  const known = JSON.stringify(list?.response);
  const files = ['docs', 'versioned_docs', 'i18n/vi', 'integrators/downloads/programs'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]{2,}\.[A-Z]{2,}\b/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((code) => !known.includes(`"${code}"`))).toEqual([]);
});
