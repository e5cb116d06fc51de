import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {bundleSandbox} from './bundleSandbox';
import {platformVersions} from './engine/testing/contractFor';
import {controlOf} from './openSandbox';

// As a reader has it: one file in an empty folder.
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
writeFileSync(join(folder, 'sandbox.mjs'), await bundleSandbox(process.cwd()));

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

interface Started {
  child: ChildProcess;
  /** Undefined if it ended before it served. */
  origin: string | undefined;
  output: () => string;
  /** @returns the exit code */
  ended: Promise<number | null>;
}

function start(...args: string[]): Promise<Started> {
  const child = spawn(process.execPath, ['sandbox.mjs', ...args], {cwd: folder, env: {PATH: process.env.PATH}});
  running.push(child);
  let said = '';
  return new Promise((resolve) => {
    const ended = new Promise<number | null>((done) => child.once('close', done));
    const tell = (): void => {
      const origin = /ECONTRACT_URL=(\S+)\n/.exec(said)?.[1];
      if (origin !== undefined || child.exitCode !== null) resolve({child, origin, output: () => said, ended});
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString('utf8');
        tell();
      });
    child.once('close', tell);
  });
}

it('says what is wrong with its options, and what they are', async () => {
  const {origin = '', child} = await start('--port', '0');
  const {port} = new URL(origin);
  const {output, ended} = await start('--port', port);
  expect([await ended, output()]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
  for (const [args, words] of [
    ['--port 99999', '--port must be a whole number from 0 to 65535.'],
    ['--api 9.9.9', `Versions: ${platformVersions.join(', ')}.`],
    ['--refusals 500', '--refusals must be'],
    ['--webhook localhost', '--webhook must be'],
    ['--state sandbox.mjs', 'is no state of a sandbox'],
    ['--porty 1', 'There is no option --porty. Did you mean --port?'],
  ] as const) {
    const wrong = await start(...args.split(' '));
    expect([await wrong.ended, wrong.output()], args).toEqual([1, expect.stringContaining(words)]);
    expect(wrong.output(), args).not.toContain('    at ');
  }
  const help = await start('--help');
  expect([await help.ended, help.output()]).toEqual([0, expect.stringMatching(/^node sandbox\.mjs /)]);
  child.kill('SIGTERM');
});

it.each(platformVersions.slice(1))('plays version %s', async (version) => {
  const {origin = ''} = await start('--port', '0', '--api', version, '--seed', '5', '--plain', '--refusals', '4xx');
  expect(await controlOf(origin).control('GET', '/state')).toMatchObject({
    version,
    seed: 5,
    isPlain: true,
    refusals: '4xx',
  });
  expect((await fetch(`${origin}/api/roles`, {headers: {Prefer: 'code=502'}})).status).toBe(502);
});

it.each(['SIGTERM', 'SIGINT'] as const)('stops on %s while an answer is held back', async (signal) => {
  const {origin = '', child, ended} = await start('--port', '0');
  await controlOf(origin).control('PUT', '/faults', {faults: [{delay: 60_000}]});
  const pending = fetch(`${origin}/api/roles`).catch(() => 'cut off');
  await new Promise((resolve) => setTimeout(resolve, 100));
  child.kill(signal);
  expect([await ended, await pending]).toEqual([0, 'cut off']);
});

/** Makes documents one after the other until the sandbox is gone. @returns the codes of those that were answered */
async function createUntilKilled(origin: string, prefix: string): Promise<string[]> {
  const headers = {'Content-Type': 'application/json'};
  const login = {
    method: 'POST',
    headers,
    body: '{"username": "khue.le", "password": "your-password", "companyId": 901}',
  };
  const {data: token} = (await (await fetch(`${origin}/api/auth/password-login`, login)).json()) as {data: string};
  const answered: string[] = [];
  for (let number = 1; ; number += 1) {
    const no = `${prefix}-${number}`;
    const body = new FormData();
    for (const [name, value] of Object.entries({no, subject: 'x', typeId: '52', departmentId: '41'}))
      body.append(name, value);
    // Large enough for a kill to meet it half written.
    body.append('file', new Blob(['%PDF-1.4\n', `% ${no}\n`, 'x'.repeat(300_000), '\n%%EOF\n']), 'a.pdf');
    try {
      const init = {method: 'POST', headers: {Authorization: `Bearer ${token}`}, body};
      const {success} = (await (await fetch(`${origin}/api/documents/create`, init)).json()) as {success: boolean};
      if (success) answered.push(no);
    } catch {
      return answered;
    }
  }
}

it('finds every answered call again after it was killed in the middle of writing, again and again', async () => {
  const answered: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const {origin = '', child, ended} = await start('--port', '0', '--state', 'state.json');
    const callers = ['a', 'b', 'c'].map((one) => createUntilKilled(origin, `${round}${one}`));
    setTimeout(() => child.kill('SIGKILL'), 300 + round * 77);
    answered.push(...(await Promise.all(callers)).flat());
    await ended;
  }
  // A line that was cut off is no end either.
  writeFileSync(join(folder, 'state.json'), readFileSync(join(folder, 'state.json'), 'utf8') + '{"kind":"call","wor');
  const {origin = ''} = await start('--port', '0', '--state', 'state.json');
  const {documents} = await controlOf(origin).control<{documents: {no: string}[]}>('GET', '/state');
  const found = new Set(documents.map(({no}) => no));
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.filter((no) => !found.has(no))).toEqual([]);
});
