import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {plans} from '../../../../integrators/sandbox/engine/plans';
import {viewAfter} from '../../testing/page';
import {rehearsalScript} from './commands';
import {compare, planned} from './planned';

const events = [...viewAfter('completed').view.events].reverse();
const ids = (plan: (typeof plans)[number]): number[] => planned(plan, events).map(({event}) => event.id);

describe('the plans of a rehearsal', () => {
  it('deliver as they say', () => {
    const [first, second, third] = events.map(({id}) => id);
    expect(ids('once')).toEqual([first, second, third]);
    expect(ids('twice')).toEqual([first, first, second, second, third, third]);
    expect(ids('reordered')).toEqual([second, first, third]);
    expect(ids('missing')).toEqual([]);
    expect(planned('wrong-token', events).map(({hasWrongToken}) => hasWrongToken)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(planned('late', events).every(({wait}) => wait > 0)).toBe(true);
  });

  it.each(plans)('are programs that a shell takes: %s', (plan) => {
    const script = rehearsalScript(planned(plan, events), "http://localhost:8080/it's");
    expect(() => execFileSync('bash', ['-n'], {input: script})).not.toThrow();
  });
});

describe('the program of a rehearsal', () => {
  /** @returns how the program ended, and what it said, with a receiver that answers calls with the right token so */
  async function rehearse(plan: (typeof plans)[number], answer: object): Promise<[number, string]> {
    const receiver = createServer(({headers}, response) => {
      const isRight = headers.authorization === 'Bearer secret';
      response.writeHead(isRight ? 200 : 401).end(JSON.stringify(isRight ? answer : {success: false}));
    });
    await once(receiver.listen(0), 'listening');
    const {port} = receiver.address() as AddressInfo;
    const script = rehearsalScript(planned(plan, events), `http://localhost:${port}`);
    const child = spawn('bash', {env: {...process.env, WEBHOOK_TOKEN: 'secret'}});
    child.stdin.end(script);
    const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
    receiver.close();
    return [child.exitCode ?? -1, said];
  }

  it('ends well with a receiver that does what it should', async () => {
    const [code, said] = await rehearse('wrong-token', {success: true});
    expect([code, said.match(/^as expected/gm)?.length]).toEqual([0, 6]);
  });

  it('ends badly with one that refuses with HTTP 200', async () => {
    const [code, said] = await rehearse('once', {success: false, messages: 'Disk full'});
    expect([code, said]).toEqual([1, expect.stringMatching(/^NOT AS EXPECTED.*Disk full[^]+Not as expected: 3\n$/)]);
  });
});

describe('what a receiver has stored', () => {
  const line = (index: number): string => JSON.stringify(events[index]?.body);

  it('is compared with the events, whatever is pasted', () => {
    expect(compare(events, [line(0), line(1), line(1), 'no JSON', '{"DocumentId": 1}', '', 'null'].join('\n'))).toEqual(
      {
        once: 1,
        repeated: 1,
        missing: 1,
        others: 3,
      },
    );
  });
});
