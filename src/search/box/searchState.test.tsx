import {expect, it, vi} from 'vitest';
import {command} from '../__fixtures__/command';
import type {SearchReply} from '../engine/searchEngine';
import type {ResultRow} from '../engine/resultRows';
import type {Command} from './commands';
import {createSearchMachine, initialView, type SearchView} from './searchState';

/** A machine whose searches the test answers, in the order in which they were asked. */
function createMachine(commands: Command[] = []) {
  const answers: {resolve: (reply: SearchReply) => void; reject: (error: Error) => void}[] = [];
  let view: SearchView = initialView;
  const machine = createSearchMachine({
    suggest: () => [],
    search: () => new Promise((resolve, reject) => answers.push({resolve, reject})),
    commands: () => commands,
    choose: () => undefined,
    remember: () => undefined,
    change: (next) => {
      view = next;
    },
    close: () => undefined,
  });
  const ask = (query: string) => {
    machine.setQuery(query);
    return machine.refresh();
  };
  return {answers, ask, view: () => view};
}

const reply = (total: number, rows: ResultRow[] = []): SearchReply => ({
  rows,
  total,
  isClosest: false,
  missing: [],
  correction: undefined,
  hasFailed: false,
});

it('is loading until the newest query is answered', async () => {
  const {answers, ask, view} = createMachine();
  const first = ask('a');
  const second = ask('ab');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.resolve(reply(1));
  await first;
  expect(view().status).toBe('loading');
  answers[1]?.resolve(reply(2));
  await second;
  expect(view()).toMatchObject({status: 'idle', reply: {total: 2}});
});

it('has failed only if the newest search is rejected', async () => {
  const {answers, ask, view} = createMachine();
  const failed = ask('a');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.reject(new Error('The network is down.'));
  await failed;
  expect(view()).toMatchObject({status: 'error', reply: undefined});
  const again = ask('a');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(reply(1));
  await again;
  expect(view()).toMatchObject({status: 'idle', reply: {total: 1}});
});

it('shows commands that the query means first, those it may mean last, and results in groups between them', async () => {
  const row = (title: string, area: ResultRow['area']) => ({kind: 'page', title, area}) as ResultRow;
  const {answers, ask, view} = createMachine([
    command('copy-link', ['copy link'], ['dark']),
    command('dark', ['dark']),
  ]);
  const asked = ask('dark');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.resolve(reply(3, [row('a', 'app'), row('b', 'website'), row('c', 'app')]));
  await asked;
  expect(view().rows.map((each) => ('title' in each ? each.title : each.value))).toEqual([
    'dark',
    'a',
    'c',
    'b',
    'copy-link',
  ]);
});
