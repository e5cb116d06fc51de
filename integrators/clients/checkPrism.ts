import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {toSampleRequest, type SampleBody} from '../../src/reference/samples/request';
import {interpolate, type Template} from '../../src/reference/samples/template';
import type {Operation} from '../../src/reference/shared/model';
import {runCollection} from '../collections/runCollection';
import type {Tools} from './installTools';

/** How long Prism may take to start, in milliseconds. */
const longestStart = 30_000;

/**
 * Lets Prism, a mock server that is not ours, play the platform from a published contract: every call of the collection
 * must be accepted and answered with an example that passes the collection's checks, and every documented refusal must
 * be answered when it is asked for.
 *
 * @param contract path of the published contract
 * @param document the same contract as we write it
 * @param collection path of a collection of its calls
 */
export async function checkPrism(
  {binFolder}: Tools,
  contract: string,
  document: OpenApi,
  collection: string,
): Promise<string[]> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const prism = spawn(join(binFolder, 'prism'), ['mock', '--errors', '--port', String(port), contract]);
  let log = '';
  for (const stream of [prism.stdout, prism.stderr]) stream.on('data', (text) => (log += String(text)));
  try {
    if (!(await isUp(origin))) return [`Prism did not start: ${log}`];
    const {problems} = await runCollection(collection, origin);
    const refusals = toOperations(document).map((operation) => checkRefusals(origin, operation));
    return [...problems, ...(await Promise.all(refusals)).flat()].map((problem) => `Prism: ${problem}`);
  } finally {
    prism.kill();
  }
}

async function checkRefusals(origin: string, operation: Operation): Promise<string[]> {
  const {method, target, headers, body} = toSampleRequest(operation, origin);
  const fill = (template: Template): string => interpolate(template, String, () => 'token');
  const sent = headers.map(({name, value}): [string, string] => [name, fill(value)]);
  const problems: string[] = [];
  for (const {status} of operation.errors) {
    if (status === 'other' || status === 200) continue;
    const response = await fetch(origin + fill(target), {
      method,
      headers: {...Object.fromEntries(sent), Prefer: `code=${status}`},
      body: toFetchBody(body),
    });
    const text = await response.text();
    if (response.status !== status || text === '')
      problems.push(`${operation.id}: asked for ${status}, answered ${response.status} ${text}`);
  }
  return problems;
}

function toFetchBody(body: SampleBody): BodyInit | null {
  if (body.kind === 'none') return null;
  if (body.kind === 'json') return JSON.stringify(body.value);
  if (body.kind === 'text') return body.value;
  if (body.kind === 'file') return 'file';
  const form = new FormData();
  for (const {name, value} of body.fields) form.append(name, value);
  for (const {name, fileName} of body.files) form.append(name, new Blob(['file']), fileName);
  return form;
}

async function isUp(origin: string): Promise<boolean> {
  const end = Date.now() + longestStart;
  while (Date.now() < end) {
    try {
      await fetch(origin);
      return true;
    } catch {
      await wait(100);
    }
  }
  return false;
}

/** A port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
