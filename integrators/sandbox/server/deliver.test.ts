import type {IncomingMessage} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, describe, expect, it} from 'vitest';
import {listen} from '../../../tools/server/listen';
import {controlOf, openSandbox} from '../openSandbox';
import type {Plan} from '../engine/plans';
import type {Attempt, Receiver} from './deliver';

const sandbox = await openSandbox();
afterAll(sandbox.close);

const token = 'a-long-random-value';
const stored = '{"success": true, "messages": "Status stored."}';

type Answer = [status: number, text: string];

/** A receiver as it should be: it knows its token, and what it has already. */
function goodReceiver(): (request: IncomingMessage, body: string) => Answer {
  return ({headers: {authorization}}) =>
    authorization === `Bearer ${token}` ? [200, stored] : [401, '{"success": false, "messages": "Wrong token."}'];
}

/** Lets a document be sent and refused, which makes two events. @returns what the receiver got and what it is said of it */
async function rehearse(
  plan: Plan,
  answer: (request: IncomingMessage, body: string) => Answer | Promise<Answer> = goodReceiver(),
  options: Partial<Receiver> = {},
): Promise<{got: string[]; attempts: Attempt[]}> {
  const got: string[] = [];
  const receiver = await listen(
    (request, response) => {
      void (async () => {
        let body = '';
        for await (const part of request.setEncoding('utf8')) body += String(part);
        const [status, text] = await answer(request, body);
        const {DocumentStatus} = JSON.parse(body) as {DocumentStatus: {Value: number}};
        if (status === 200) got.push(String(DocumentStatus.Value));
        response.writeHead(status, {'Content-Type': 'application/json'}).end(text);
      })();
    },
    0,
    '127.0.0.1',
  );
  const {control, setReceiver, deliveries} = controlOf(sandbox.origin, `rehearsal-${plan}-${Math.random()}`);
  try {
    await setReceiver({url: receiver.origin, token, plan, ...options});
    await control('POST', '/reset', {scenario: 'one-rejected'});
    const attempts = await deliveries();
    return {got, attempts};
  } finally {
    await receiver.close();
  }
}

const trialsOf = (attempts: readonly Attempt[]): string[] => attempts.map(({trial, status}) => `${trial}: ${status}`);
const areExpected = (attempts: readonly Attempt[]): boolean => attempts.every(({isExpected}) => isExpected);

describe.concurrent('a rehearsal', () => {
  it.each<[Plan, string[], string[]]>([
    ['once', ['3', '-1'], ['once: 200', 'once: 200']],
    ['twice', ['3', '3', '-1', '-1'], ['first time: 200', 'second time, to be ignored: 200']],
    ['reordered', ['-1', '3'], ['ahead of its turn: 200', 'behind its turn: 200']],
    ['late', ['3', '-1'], ['late: 200']],
    ['wrong-token', ['3', '-1'], ['wrong token, to be refused: 401', 'right token: 200']],
    ['missing', [], ['not sent: the receiver has to ask: 0']],
    ['500-then-ok', ['3', '-1'], ['to be repeated after HTTP 500: 200']],
    ['slow-receiver', ['3', '-1'], ['within 3 seconds: 200']],
  ])('of the plan %s finds nothing wrong with a good receiver', async (plan, wanted, trials) => {
    const {got, attempts} = await rehearse(plan);
    expect(got).toEqual(wanted);
    expect(trialsOf(attempts)).toEqual(expect.arrayContaining(trials));
    expect(areExpected(attempts)).toBe(true);
  });

  it('repeats after HTTP 500', async () => {
    let isFirst = true;
    const {got, attempts} = await rehearse('500-then-ok', () => {
      if (!isFirst) return [200, stored];
      isFirst = false;
      return [500, '{"success": false, "messages": "Not stored."}'];
    });
    expect(got).toEqual(['3', '-1']);
    expect(trialsOf(attempts).slice(0, 2)).toEqual([
      'to be repeated after HTTP 500: 500',
      'to be repeated after HTTP 500, try 2: 200',
    ]);
    expect(areExpected(attempts)).toBe(true);
  });

  it.each<[string, Plan, () => Answer | Promise<Answer>, Partial<Receiver>]>([
    ['takes any token', 'wrong-token', () => [200, stored], {}],
    ['does not say success', 'once', () => [200, 'OK'], {}],
    ['is broken', 'once', () => [500, ''], {retries: 2}],
    ['needs more than 3 seconds', 'slow-receiver', () => wait(3100, [200, stored] as Answer), {}],
  ])('finds a receiver that %s', async (_, plan, answer, options) => {
    const {attempts} = await rehearse(plan, answer, options);
    expect(areExpected(attempts)).toBe(false);
    if (options.retries !== undefined) expect(attempts).toHaveLength(2 * (options.retries + 1));
  });

  it('tells of a receiver that is not there, and delivers one event again', async () => {
    const {control, setReceiver, deliveries} = controlOf(sandbox.origin, 'nobody');
    await setReceiver({url: 'http://127.0.0.1:9/'});
    await control('POST', '/reset', {scenario: 'completed'});
    expect((await deliveries())[0]).toMatchObject({status: 0, isExpected: false, answer: expect.stringMatching(/\w/)});
    const [event] = await control<{id: number}[]>('GET', '/events');
    expect(await control('POST', `/events/${event?.id}/deliver`)).toMatchObject({eventId: event?.id});
    await expect(control('POST', '/events/999/deliver')).rejects.toThrow('There is no event 999.');
    await expect(control('PUT', '/webhook', {url: 'x'})).rejects.toThrow('Give the url');
    await expect(control('PUT', '/webhook', {url: 'http://a', plan: 'never'})).rejects.toThrow('There is no plan');
  });

  it('tells that an import is built, though nobody calls', async () => {
    let tell: (body: string) => void = () => undefined;
    const told = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const receiver = await listen(
      (request, response) => {
        request.setEncoding('utf8').on('data', tell);
        response.end(stored);
      },
      0,
      '127.0.0.1',
    );
    const {control, setReceiver} = controlOf(sandbox.origin, 'built');
    await control('POST', '/reset', {scenario: 'batch-building'});
    await setReceiver({url: receiver.origin});
    await control('POST', '/clock', {advance: 'PT5S'});
    expect(JSON.parse(await told)).toMatchObject({BatchImportId: 3301});
    await receiver.close();
  });
});
