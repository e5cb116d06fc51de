import {existsSync, readFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {ProgramFile} from '../../src/reference/samples/programs';
import type {Json} from '../../src/reference/shared/model';
import {openSandbox} from '../sandbox/openSandbox';
import type {Plan} from '../sandbox/engine/plans';
import {
  installProgram,
  removeProgram,
  runToEnd,
  startService,
  type InstalledProgram,
  type Service,
} from './runningProgram';

/** What the platform sends, and what it expects. */
export interface Webhook {
  events: readonly Json[];
  answer: Json;
}

const token = 'a-long-random-value';

/** The built-in server of PHP runs a file for each request, and is started as the file says; the others serve by themselves. */
function serving({language, code}: ProgramFile, program: InstalledProgram): InstalledProgram {
  const start = language === 'php' ? /^\/\/ (php -S .*?) {2}/m.exec(code)?.[1] : undefined;
  return start ? {...program, command: ['bash', '-c', `exec ${start}`]} : program;
}

/**
 * Plays the platform to a receiver of events.
 *
 * @param sender program that sends an event, as a reader tries the receiver
 * @returns what is wrong with it
 */
export async function checkReceiving(file: ProgramFile, sender: ProgramFile, webhook: Webhook): Promise<string[]> {
  const problems: string[] = [];
  const port = await freePort();
  const address = `http://localhost:${port}/api/document/status`;
  const installed = await installProgram(file);
  const program = serving(file, installed);
  const play = await installProgram(sender);
  const stored = (): string[] => {
    const events = join(program.folder, 'events.jsonl');
    return existsSync(events) ? readFileSync(events, 'utf8').trim().split('\n') : [];
  };

  async function expectAnswer(name: string, status: number, request: RequestInit): Promise<void> {
    const response = await fetch(address, {method: 'POST', signal: AbortSignal.timeout(20_000), ...request});
    const text = await response.text();
    if (response.status !== status) problems.push(`${name}: HTTP ${response.status} instead of ${status}: ${text}`);
    const isRight =
      status === 200 ? sameJson(text, webhook.answer) : /"success":\s*false/.test(text) && text.includes('"messages"');
    if (!isRight) problems.push(`${name}: answers ${text}`);
  }

  const environment = {WEBHOOK_TOKEN: token, PORT: String(port)};
  const service = startService(program, environment);
  try {
    await untilServing(address, service);
    const headers = {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json; charset=utf-8'};
    const body = JSON.stringify(webhook.events[0]);
    await expectAnswer('wrong token', 401, {headers: {...headers, Authorization: 'Bearer wrong'}, body});
    await expectAnswer('no token', 401, {body});
    await expectAnswer('GET', 405, {method: 'GET', headers});
    await expectAnswer('no JSON', 400, {headers, body: '{"DocumentId": '});
    await expectAnswer('no object', 400, {headers, body: '5'});
    await expectAnswer('null', 400, {headers, body: 'null'});
    if (stored().length > 0) problems.push('stores what it refuses');

    const events = [...webhook.events, {DocumentId: 'a', DocumentNo: 'HĐ-1', Reason: 'Sai chức danh: “trưởng phòng”'}];
    for (const event of [...events, ...events])
      await expectAnswer('event', 200, {headers, body: JSON.stringify(event)});
    if (stored().length !== events.length || !events.every((event, index) => sameJson(stored()[index] ?? '', event)))
      problems.push(`stored ${stored().join(' ')}`);
    problems.push(...(await rehearse(address, () => stored().slice(events.length))));
  } finally {
    await service.stop();
  }
  problems.push(...(await checkSender(play, program, environment, address)));
  problems.push(...(await checkWithoutToken(program, environment, address)));
  removeProgram(installed);
  removeProgram(play);
  return problems;
}

/** What happens to receivers, beside what is checked without the sandbox. */
const plans: readonly Plan[] = ['once', 'twice', 'reordered', 'wrong-token', 'slow-receiver'];

/**
 * Lets the sandbox deliver the events of a whole document, by each plan.
 *
 * @param stored what the receiver has stored of them
 */
async function rehearse(address: string, stored: () => string[]): Promise<string[]> {
  const problems: string[] = [];
  const {control, setReceiver, deliveries, close} = await openSandbox();
  const sent = new Set<string>();
  for (const plan of plans) {
    // Another seed makes another document.
    await setReceiver({url: address, token, plan});
    await control('POST', '/reset', {scenario: 'completed', seed: plans.indexOf(plan) + 1});
    const attempts = await deliveries();
    const wrong = attempts.filter(({isExpected}) => !isExpected);
    problems.push(...wrong.map(({trial, status, answer}) => `${plan}, ${trial}: HTTP ${status} ${answer}`));
    for (const {body} of await control<{body: Json}[]>('GET', '/events')) sent.add(sorted(body));
    await control('PUT', '/webhook', {url: null});
  }
  await close();
  const kept = stored().map((line) => sorted(JSON.parse(line) as Json));
  if (sent.size < 2 * plans.length) problems.push(`the sandbox sent ${sent.size} events only`);
  if (kept.length !== sent.size || !kept.every((event) => sent.has(event)))
    problems.push(`rehearsal: of ${sent.size} events it stored ${kept.length}`);
  return problems;
}

/** The reader's first try: start the receiver, send an event. */
async function checkSender(
  play: InstalledProgram,
  program: InstalledProgram,
  environment: Readonly<Record<string, string>>,
  address: string,
): Promise<string[]> {
  const service = startService(program, environment);
  try {
    await untilServing(address, service);
    const sent = await runToEnd(play, [], environment);
    const refused = await runToEnd(play, [], {...environment, WEBHOOK_TOKEN: 'wrong'});
    return [
      ...(sent.status === 0 && /"success":\s*true/.test(sent.stdout) ? [] : [`sender: ${sent.stdout}${sent.stderr}`]),
      ...(refused.status === 0 ? ['sender: takes a refusal for success'] : []),
    ];
  } finally {
    await service.stop();
  }
}

/** Without its token a receiver must not serve: it ends, or refuses whatever comes, and names the variable. */
async function checkWithoutToken(
  program: InstalledProgram,
  environment: Readonly<Record<string, string>>,
  address: string,
): Promise<string[]> {
  const service = startService(program, {...environment, WEBHOOK_TOKEN: ''});
  try {
    await untilServing(address, service).catch(() => undefined);
    const answer = service.isRunning() ? await fetch(address, {method: 'POST', body: '{}'}) : undefined;
    const said = service.output() + (answer ? await answer.text() : '');
    return answer?.ok || !said.includes('WEBHOOK_TOKEN') ? [`without a token: ${said.slice(-300)}`] : [];
  } finally {
    await service.stop();
  }
}

function sameJson(text: string, expected: Json): boolean {
  try {
    const read = JSON.parse(text) as Json;
    return sorted(read) === sorted(expected);
  } catch {
    return false;
  }
}

/** @returns a value as text, with the properties of its objects in a fixed order. */
function sorted(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @throws Error if it ends, or does not answer in twenty seconds */
async function untilServing(address: string, service: Service): Promise<void> {
  for (let attempt = 0; attempt < 200 && service.isRunning(); attempt++) {
    try {
      await fetch(address, {signal: AbortSignal.timeout(1000)});
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`does not serve: ${service.output()}`);
}
