import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {findUnwritten} from '../../src/reference/contract/unwritten';
import {PlannedChange} from '../plannedChange';
import {addOperation, knownOperations} from './addOperation';
import {readOperation} from './readOperation';

const root = join(__dirname, '../..');
const contract = 'openapi/current/v1.yaml';
const known = {tags: ['documents', 'users'], operations: new Map([['documents-create', 'post /api/documents']])};
const options = {method: 'POST', path: '/api/documents/archive', tag: 'documents'};

it('plans the operation behind its area, its pages, its sidebar line, and names what is to be written', async () => {
  const change = new PlannedChange(root);
  const request = readOperation(
    ['documents-shelve'],
    {...options, path: '/api/documents/shelve/{id}'},
    knownOperations(change.read(contract)),
  );
  const files = await addOperation(change, 'v1.yaml', request, {});
  expect(files[0]).toBe('docs/api/v1/details/documents/documents-shelve.mdx');
  for (const file of files) expect(change.read(file)).toContain('\n<ApiOperation id="documents-shelve" />\n');
  expect(change.read(files[0] ?? '')).toMatch(/^---\ntitle: "write: Documents shelve"\n/);
  expect(change.read(files[1] ?? '')).toMatch(/^---\ntitle: "write: Documents shelve"\n/);
  const text = change.read(contract);
  expect(text).toContain("      operationId: documents-shelve\n      x-client-name: 'write: ");
  expect(text).toContain("        '401': {$ref: '#/components/responses/Unauthorized'}\n");
  expect(knownOperations(text).operations.get('documents-shelve')).toBe('post /api/documents/shelve/{id}');
  expect(findUnwritten(text).length).toBeGreaterThan(8);
  expect(change.read('integrators/sandbox/engine/handlers/notPlayed.ts')).toContain("'documents-shelve'");
  expect(readFileSync(join(root, contract), 'utf8')).not.toContain('documents-shelve');
});

it.each([
  [[], {}, 'Give one id'],
  [['Archive'], {}, '"Archive" is no id'],
  [['documents-create'], {}, 'The contract has an operation documents-create (post /api/documents)'],
  [['x'], {method: undefined}, '--method is missing: GET, POST,'],
  [['x'], {path: undefined}, '--path is missing: where'],
  [['x'], {tag: undefined}, '--tag is missing: documents, users.'],
  [['x'], {method: 'PSOT'}, 'Did you mean "post"?'],
  [['x'], {path: 'api/x'}, 'write the path from its first slash'],
  [['x'], {path: '/api/documents'}, 'POST /api/documents is documents-create already'],
  [['x'], {tag: 'document'}, 'Did you mean "documents"?'],
])('refuses %j with %j', (ids, changed, message) => {
  expect(() => readOperation(ids, {...options, ...changed}, known)).toThrow(message);
});

it('findUnwritten names lines of values, not of comments', () => {
  expect(findUnwritten("# write: no\na: 'write: this'\nb: {c: 'write: that'}\nd: I write: so\n")).toEqual([
    {line: 2, asked: 'this'},
    {line: 3, asked: 'that'},
  ]);
});
