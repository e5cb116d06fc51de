import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {currentVersion} from '../../src/kit/versions';
import {toPostman} from '../../src/reference/downloads/postman';
import {toContract} from '../../src/reference/downloads/toContract';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {runCollection} from './runCollection';
import {startStory, type StoryServer} from './startStory';

const version = currentVersion.label;
const documents = contractsOfVersion(process.cwd(), version);
const contract = toContract(version, documents);
const collection = JSON.stringify(
  toPostman({
    documents: [...documents.values()],
    locale: 'en',
    version,
    apiUrl: 'https://api.example.com',
    pageUrl: (route) => `https://docs.example.com/${route}`,
  }),
);
const file = join(mkdtempSync(join(tmpdir(), 'collections-test-')), 'postman.json');
let story: StoryServer;

beforeAll(async () => {
  story = await startStory(contract);
});
afterAll(() => story.close());

/** @returns the problems of a run of the collection after one textual change. */
async function problemsAfter(from: string, to: string): Promise<string[]> {
  expect(collection).toContain(from);
  writeFileSync(file, collection.replaceAll(from, to));
  return (await runCollection(file, story.origin)).problems;
}

describe('the run of a collection', () => {
  it('passes with every call and check', async () => {
    writeFileSync(file, collection);
    const {requests, checks, problems} = await runCollection(file, story.origin);
    expect(problems).toEqual([]);
    expect(story.called.size).toBe(contract.operations.length);
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

  it('finds an id that is not handed over', async () => {
    const problems = await problemsAfter("set('documentId', answer.data?.id)", "set('documentId', answer.data?.no)");
    expect(problems.join('\n')).toMatch(/id is no uuid/);
  });

  it('finds an answer that is not the envelope', async () => {
    const problems = await problemsAfter("'messages')", "'messages', 'missing')");
    expect(problems.length).toBeGreaterThan(0);
  });
});
