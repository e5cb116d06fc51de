import {execFileSync} from 'node:child_process';
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
