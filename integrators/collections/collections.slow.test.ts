import '../../tests/support/fixtureVersions';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeOutputs} from '../../src/reference/downloads/writeOutputs';
import {fixtureSite} from '../../src/reference/testing/fixtureSite';
import {loadContract} from '../../src/reference/contract/loadContract';
import {toOperations} from '../../src/reference/model/operations';
import {startExampleServer, type ExampleServer} from '../samples/testing/exampleServer';
import {runCollection} from './runCollection';

const outDir = mkdtempSync(join(tmpdir(), 'collections-test-'));
const file = join(outDir, 'openapi/2.3.0/postman.json');
const contract = loadContract({siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'});
let sandbox: ExampleServer;

beforeAll(async () => {
  const siteUrl = 'https://docs.example.com/';
  writeOutputs({siteDir: fixtureSite, outDir, locale: 'en', siteUrl, apiUrl: 'https://api.example.com'});
  sandbox = await startExampleServer([contract]);
});
afterAll(() => sandbox.close());

/** @returns the problems of a run of the collection after one textual change. */
async function problemsAfter(from: string, to: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  const changed = join(outDir, 'changed.json');
  writeFileSync(changed, text.replaceAll(from, to));
  return (await runCollection(changed, sandbox.origin)).problems;
}

describe('the run of a collection', () => {
  it('passes with every call and check', async () => {
    const {requests, checks, problems} = await runCollection(file, sandbox.origin);
    expect(problems).toEqual([]);
    expect(requests).toBe(toOperations(contract).length);
    expect(checks).toBeGreaterThan(requests);
  });

  it('finds a script that declares a name Postman keeps for itself', async () => {
    const problems = await problemsAfter('const answer = pm', 'const {data} = pm.response.json(); const answer = pm');
    expect(problems.join('\n')).toMatch(/data/);
  });

  it('finds a login that keeps no token', async () => {
    const problems = await problemsAfter("set('token', answer.data)", "set('other', answer.data)");
    expect(problems.join('\n')).toMatch(/Create document: HTTP 200/);
  });

  it('finds an answer that is not the envelope', async () => {
    const problems = await problemsAfter("'messages')", "'messages', 'missing')");
    expect(problems.length).toBeGreaterThan(0);
  });
});
