import '../../tests/support/fixtureVersions';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {operationsOf, type OpenApi} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {contentTypeOf} from '../../src/reference/samples/body';
import {isObject} from '../../src/reference/contract/pointer';
import type {Json, Operation} from '../../src/reference/shared/model';
import {kitchenSink, problemsAfter} from '../../src/reference/testing/kitchenSink';
import {answer, bytesOf, compareRequests} from '../samples/kitchenSink';
import {variables} from '../samples/kitchenSinkRequests';
import {recordRequests, type Recorder} from '../samples/recordRequests';
import {clientOfSink, compileErrors, loadClient, type Client} from './publishedClient';

const folder = mkdtempSync(join(tmpdir(), 'sink-'));
const document = kitchenSink();
const client = clientOfSink(document);
const names = new Map(
  operationsOf(document.paths).map(({operation}) => [operation.operationId, operation['x-client-name']]),
);

let server: Recorder;
beforeAll(async () => {
  server = await recordRequests(answer);
});
afterAll(() => server.close());

it.each([
  ['a browser', {}],
  ['Node alone', {lib: ['es2022'], types: ['node']}],
])('compiles under the strictest options with the types of %s', (_, surroundings) => {
  const file = join(folder, 'client.ts');
  // What a program writes, with the types that it gets.
  const use = `
export async function use(api: EContract): Promise<[number | undefined, string, undefined | void]> {
  const found = await api.listParcels();
  const note: string = await api.noteParcel({text: 'Hello'});
  await api.sendHeaders({'Idempotency-Key': 'a', 'X-Tags': ['b'], 'X-Point': {x: 1}, 'X-Where': {}, theme: 'c', ids: [1]});
  // @ts-expect-error: the contract has no such key
  new EContract({baseUrl: '', keys: {unknown: ''}});
  return [found[0]?.id, note, await api.deleteParcel(1)];
}
`;
  writeFileSync(file, client + use);
  expect(compileErrors([file], surroundings)).toEqual([]);
});

it('compiles whatever names a contract gives, and beside another contract with the same', () => {
  const file = join(folder, 'names.ts');
  writeFileSync(file, clientOfSink(kitchenSink(withStrangeNames), document));
  expect(problemsAfter(withStrangeNames)).toEqual([]);
  expect(compileErrors([file])).toEqual([]);
});

/** Names that the client has already, that programs cannot have, or that stand twice. */
function withStrangeNames(contract: OpenApi): void {
  const {schemas = {}} = contract.components ?? {};
  for (const name of ['Answer', 'a.b-c', 'DownloadCallParameters', 'string']) schemas[name] = {...schemas.Point};
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const operation = contract.paths['/api/parcels/list']!.get!;
  operation['x-client-name'] = 'download';
  operation.parameters = [
    {name: 'a', in: 'query', description: 'One.', schema: ref('Answer')},
    {name: 'a', in: 'header', description: 'Two.', schema: ref('a.b-c')},
    {name: 'class', in: 'query', description: 'Ends */ here.', schema: ref('DownloadCallParameters')},
    {name: 'any', in: 'cookie', description: 'Four.', schema: ref('string')},
  ] as NonNullable<typeof operation.parameters>;
}

/** A program cannot hold the big number of this call; the test below sends another. */
const operations = toOperations(document).filter(({id}) => id !== 'parcels-create');

it.each(operations.map((operation) => ({id: operation.id, operation})))(
  'sends $id as the contract says',
  async ({id, operation}) => {
    server.requests.length = 0;
    // A call that may be made without the token is made without.
    const api = await clientFor(id === 'key-optional' ? {token: undefined} : {});
    const call = api[names.get(id) ?? '']?.(...argumentsFor(operation));
    // The recording server answers every call with JSON, which is no file.
    await (id === 'export-file' ? expect(call).rejects.toThrow('HTTP 200') : call);
    expect(await compareRequests(id, server.requests)).toEqual([]);
  },
);

it('sends a body of JSON with numbers that a program can hold', async () => {
  server.requests.length = 0;
  const body = {number: 7, sign: {method: 'otp', code: '123'}};
  await (await clientFor({})).createParcel?.(body);
  expect(JSON.parse(String(server.requests[0]?.body))).toEqual(body);
});

it('sends the token of a call that may be made without, when it is set', async () => {
  server.requests.length = 0;
  await (await clientFor({})).keyOptional?.();
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${variables.ECONTRACT_TOKEN}`);
});

it('sends the key of a cookie as it is', async () => {
  server.requests.length = 0;
  await (await clientFor({keys: {session: 'a+/=1'}})).keyCookie?.({theme: 'a b'});
  expect(server.requests[0]?.headers.cookie).toBe('theme=a%20b; SESSION=a+/=1');
});

it('sends the first alternative for which everything is set', async () => {
  server.requests.length = 0;
  await (await clientFor({keys: {}})).keyTogether?.();
  await (await clientFor({keys: {}, account: undefined})).keyTogether?.();
  expect(server.requests.map(({headers}) => Object.entries(headers).join())).toEqual([
    expect.stringMatching(/^authorization,Basic /),
    '',
  ]);
});

async function clientFor(options: object): Promise<Client> {
  const {EContract} = await loadClient(client);
  return new EContract({
    baseUrl: server.origin,
    token: variables.ECONTRACT_TOKEN,
    keys: {
      partnerKey: variables.ECONTRACT_PARTNER_KEY,
      queryKey: variables.ECONTRACT_QUERY_KEY,
      session: variables.ECONTRACT_SESSION_KEY,
    },
    account: {username: variables.ECONTRACT_USERNAME, password: variables.ECONTRACT_PASSWORD},
    ...options,
  });
}

/** The values of the samples: each part of the path, the body, and an object of all others. */
function argumentsFor({parameters, body}: Operation): unknown[] {
  const inPath = parameters.filter((one) => one.in === 'path').map(({example}) => example);
  const others = parameters
    .filter((one) => one.in !== 'path' && one.inSample)
    .map(({name, example}) => [name, example]);
  const hasOthers = parameters.some((one) => one.in !== 'path');
  return [
    ...inPath,
    ...(body ? [withFiles(body.example, body.files)] : []),
    ...(hasOthers ? [Object.fromEntries(others)] : []),
  ];
}

function withFiles(example: Json, files: readonly {name: string; fileName: string}[]): unknown {
  const toFile = ({fileName}: {fileName: string}): File =>
    new File([new Uint8Array(bytesOf(fileName))], fileName, {type: contentTypeOf(fileName)});
  if (!isObject(example)) return files[0] ? toFile(files[0]) : example;
  const fields = Object.entries(example).map(([name, value]): [string, unknown] => {
    const own = files.filter((file) => file.name === name).map(toFile);
    return [name, own.length === 0 ? value : Array.isArray(value) ? own : own[0]];
  });
  return Object.fromEntries(fields);
}
