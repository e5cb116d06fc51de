import {expect, test} from 'vitest';
import {handle, nextTick} from './handle';
import {scenarios, playScenario, type ScenarioName} from './scenarios';
import {contractFor, platformVersions} from './testing/contractFor';
import {noon} from './testing/player';
import {minute, second} from './time';

/** What is there after a scenario: statuses of the documents, and who they wait for. */
const ends: Readonly<Record<ScenarioName, {statuses: number[]; waitsFor?: string[]}>> = {
  empty: {statuses: []},
  new: {statuses: [1]},
  'waits-for-code': {statuses: [3], waitsFor: ['HUNG.PHAM']},
  'waits-parallel': {statuses: [3], waitsFor: ['HUNG.PHAM', 'TRA.DO']},
  'one-rejected': {statuses: [-1]},
  completed: {statuses: [4]},
  'batch-building': {statuses: Array.from({length: 300}, () => 1)},
  'batch-with-bad-row': {statuses: []},
  'token-expires-in-a-minute': {statuses: []},
  'two-companies': {statuses: [1]},
  'recipient-without-otp': {statuses: [3], waitsFor: ['AN.VU']},
};

const cases = platformVersions.flatMap((version) =>
  (Object.keys(scenarios) as ScenarioName[]).map((name) => [name, version] as const),
);

test.each(cases)('%s ends as its name says (%s)', (name, version) => {
  const contract = contractFor(version);
  const {world, token} = playScenario(name, {seed: 1, version, isPlain: true, refusals: '200'}, contract, noon);
  const documents = Object.values(world.documents);
  const waiting = documents.flatMap(({steps}) => steps.filter(({isWaiting}) => isWaiting));
  expect({
    statuses: documents.map(({status}) => status),
    waitsFor: waiting.map(({userId}) => world.users[userId]!.code),
  }).toEqual({waitsFor: [], ...ends[name]});

  const statusAt = (now: number): number => {
    const headers = {authorization: `Bearer ${token ?? ''}`};
    const request = {method: 'GET', target: '/api/users', origin: '', headers, body: {kind: 'none'}} as const;
    return handle(world, contract, request, {now}).response.status;
  };
  expect(nextTick(world)).toBe(name === 'batch-building' ? noon + 6 * second : undefined);
  expect(statusAt(noon)).toBe(name === 'empty' ? 401 : 200);
  if (name === 'token-expires-in-a-minute')
    expect([minute - 1, minute].map((at) => statusAt(noon + at))).toEqual([200, 401]);
});
