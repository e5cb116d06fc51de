import {spawn, type ChildProcess} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {build} from 'esbuild';
import {documentAnswer} from '../../integrators/sandbox/engine/answers/documentAnswer';
import {createContext} from '../../integrators/sandbox/engine/context';
import type {Contract} from '../../integrators/sandbox/engine/contract';
import {account} from '../../integrators/sandbox/openSandbox';
import {readContracts} from '../../integrators/sandbox/readContracts';
import {samplePdf} from '../../integrators/sandbox/sampleFiles';
import {currentVersion} from '../../src/kit/versions';
import {programs, root} from '../browser';
import {findFreePort} from '../site/editing';
import {readMemory} from '../site/measureBuild';
import type {Call} from './load';
import {listRequest, worldOf} from './worldOf';

/** What is asked of every server. */
export const kinds = ['list', 'one', 'create'] as const;
export type Kind = (typeof kinds)[number];

/** A running server that is measured. */
export interface Server {
  name: string;
  /** In its world when it starts; 0 where it keeps nothing. */
  documents: number;
  port: number;
  /** Makes the next call of a kind. */
  calls: Record<Kind, () => Call>;
  /** Megabytes now, of all its processes. */
  memory: () => number;
  stop: () => void;
}

let created = 0;

/** The fields of a new document, whose code nobody else has; one that ends with -502 would ask for a fault. */
const newDocument = () => ({no: `N${(created += 1)}`, subject: 'Labour contract', typeId: 52, departmentId: 41});

/** @returns the call that creates a document with its file */
function createCall(path: string, headers: Record<string, string>): Call {
  const fields = Object.entries(newDocument()).map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    '--part\r\nContent-Disposition: form-data; name="file"; filename="contract.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const body = Buffer.concat([Buffer.from(fields.join('') + head), samplePdf(), Buffer.from('\r\n--part--\r\n')]);
  return {method: 'POST', path, headers: {...headers, 'content-type': 'multipart/form-data; boundary=part'}, body};
}

/** Starts a program that listens at a port, and waits until it answers. */
async function startProgram(command: readonly string[], port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} has ended.`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return child;
    await wait(100);
  }
}

const running = (child: ChildProcess) => ({
  memory: () => readMemory(child.pid) / 1024,
  stop: () => void child.kill(),
});

/** The calls of the platform, which the sandbox and Prism have at the same addresses. */
function platformCalls(id: string, token: string): Server['calls'] {
  const headers = {authorization: `Bearer ${token}`};
  return {
    list: () => ({path: '/api/documents?status=3&search=labour', headers}),
    one: () => ({path: `/api/documents/${id}`, headers}),
    create: () => createCall('/api/documents/create', headers),
  };
}

/** Starts sandboxes that begin with so many documents. */
export async function startSandboxes(folder: string, counts: readonly number[]): Promise<Server[]> {
  const contract = readContract();
  const program = join(folder, 'sandbox.cjs');
  await build({
    entryPoints: [join(__dirname, 'serveSandbox.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    define: {contract: JSON.stringify(contract)},
  });
  const servers: Server[] = [];
  for (const documents of counts) {
    const port = Number(await findFreePort());
    const child = await startProgram([program, String(documents), String(port)], port);
    const login = await fetch(`http://127.0.0.1:${port}/api/auth/password-login`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({...account, companyId: 901}),
    });
    const {data} = (await login.json()) as {data: string};
    // Ids follow from the seed.
    const [id = ''] = Object.keys(worldOf(1, contract).documents);
    servers.push({name: 'the sandbox', documents, port, calls: platformCalls(id, data), ...running(child)});
  }
  return servers;
}

/** Starts Prism with the contract of the current version. It keeps nothing, and answers with the examples. */
export async function startPrism(): Promise<Server> {
  const port = Number(await findFreePort());
  const contract = join(root, 'openapi/current/v1.yaml');
  const child = await startProgram(
    [join(programs, '.bin/prism'), 'mock', contract, '-p', String(port), '-h', '127.0.0.1', '-v', 'silent'],
    port,
  );
  const [id = ''] = Object.keys(worldOf(1, readContract()).documents);
  return {name: 'Prism', documents: 0, port, calls: platformCalls(id, 'token'), ...running(child)};
}

/** Starts json-servers with the documents of the same worlds. */
export async function startJsonServers(folder: string, counts: readonly number[]): Promise<Server[]> {
  const servers: Server[] = [];
  const contract = readContract();
  for (const documents of counts) {
    const world = worldOf(documents, contract);
    const session = {accountId: '', userId: 7001, expiresAt: Infinity};
    const context = {...createContext(world, contract, listRequest, {now: Date.now()}), session};
    const rows = Object.values(world.documents).map((document) => {
      const {
        processes: _,
        waitingProcess: __,
        waitingProcesses: ___,
        histories: ____,
        ...row
      } = documentAnswer(document, context);
      return row;
    });
    const file = join(folder, `${documents}.json`);
    writeFileSync(file, JSON.stringify({documents: rows}));
    const port = Number(await findFreePort());
    const child = await startProgram(
      [join(programs, '.bin/json-server'), file, '--quiet', '--host', '127.0.0.1', '--port', String(port)],
      port,
    );
    const filter = 'status.value=3&subject_like=labour&_sort=createdDate&_order=desc&_page=1&_limit=10';
    servers.push({
      name: 'json-server',
      documents,
      port,
      calls: {
        list: () => ({path: `/documents?${filter}`}),
        one: () => ({path: `/documents/${String(rows[0]?.id)}`}),
        create: () => ({
          method: 'POST',
          path: '/documents',
          headers: {'content-type': 'application/json'},
          body: Buffer.from(JSON.stringify(newDocument())),
        }),
      },
      ...running(child),
    });
  }
  return servers;
}

const readContract = (): Contract => readContracts(root).get(currentVersion.label)!().contract;
