import {expect, it, vi} from 'vitest';
import type {SearchReply} from '../engine/searchEngine';
import {createSearchMachine, initialView, type SearchView} from './searchState';

/** A machine whose searches the test answers, in the order in which they were asked. */
function createMachine() {
  const answers: {resolve: (reply: SearchReply) => void; reject: (error: Error) => void}[] = [];
  let view: SearchView = initialView;
  const machine = createSearchMachine({
    suggest: () => [],
    search: () => new Promise((resolve, reject) => answers.push({resolve, reject})),
    actionsFor: () => [],
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

const reply = (total: number): SearchReply => ({
  rows: [],
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
