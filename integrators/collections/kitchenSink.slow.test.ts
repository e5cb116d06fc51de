import '../../tests/support/fixtureVersions';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toOperations} from '../../src/reference/model/operations';
import {toPostman} from '../../src/reference/downloads/postman';
import {filesOf, toSampleRequest} from '../../src/reference/samples/request';
import {localName} from '../../src/reference/samples/text';
import {kitchenSink} from '../../src/reference/testing/kitchenSink';
import {answer, bytesOf, compareRequests} from '../samples/kitchenSink';
import {variables} from '../samples/kitchenSinkRequests';
import {recordRequests, type Recorder} from '../samples/recordRequests';
import {runCollection} from './runCollection';

const document = kitchenSink();
const operations = toOperations(document);
let recorder: Recorder;

beforeAll(async () => {
  recorder = await recordRequests(answer);
  const file = join(mkdtempSync(join(tmpdir(), 'kitchen-sink-')), 'postman.json');
  const apiUrl = 'https://api.example.com';
  const pageUrl = (route: string): string => `https://docs.example.com/${route}`;
  const source = {documents: [document], locale: 'en', version: '2.3.0', apiUrl, pageUrl} as const;
  writeFileSync(file, JSON.stringify(toPostman(source)));
  const values = Object.entries(variables).map(([name, value]) => [localName(name), value]);
  const files = operations.flatMap((operation) => filesOf(toSampleRequest(operation, apiUrl)));
  await runCollection(
    file,
    recorder.origin,
    Object.fromEntries(values) as Record<string, string>,
    new Map(files.map((name) => [name, bytesOf(name)])),
  );
});
afterAll(() => recorder.close());

describe('the collection of the kitchen sink', () => {
  // Postman's library ends the name of a file at a quotation mark, and takes it from nowhere but the file itself.
  const sent = operations.map(({id}, index) => [id, index] as const).filter(([id]) => id !== 'form-names');
  it.each(sent)('%s sends what its samples send', async (id, index) => {
    expect(await compareRequests(id, recorder.requests.slice(index, index + 1))).toEqual([]);
  });
});
