import {expect, test} from 'vitest';
import {control, readDuration, type ControlOutcome} from './control';
import type {JsonObject} from './json';
import {noon, Player} from './testing/player';
import {day, hour, minute} from './time';

const steps = [
  ['HUNG.PHAM', 'DR'],
  ['TRA.DO', 'D'],
] as const;

function ask(player: Player, wish: string, body: JsonObject = {}, query: Record<string, string> = {}): ControlOutcome {
  const [method = '', path = ''] = wish.split(' ');
  return control(player.world, player.contract, {method, path, query, body}, {now: player.now})!;
}

const messageOf = ({status, value}: ControlOutcome): unknown => status === 400 && (value as JsonObject).message;

test('durations are read as ISO 8601 writes them', () => {
  expect(['PT5M', 'P1D', 'P1DT2H', 'PT0S'].map(readDuration)).toEqual([5 * minute, day, day + 2 * hour, 0]);
  for (const text of ['', 'P', 'PT', '5M', 'PT5', 'P-1D', 'PT1.5H', 'P1DT'])
    expect(readDuration(text), text).toBeUndefined();
});

test('the clock goes forward, by a hundred years at most', () => {
  const player = new Player();
  expect(ask(player, 'POST /clock', {advance: 'PT5M'}).value).toEqual({now: '2025-04-02T05:05:00.000Z'});
  for (const advance of ['P99999D', `P${'9'.repeat(400)}D`])
    expect(messageOf(ask(player, 'POST /clock', {advance}))).toBe(
      'The clock can be put ahead by a hundred years at most.',
    );
  expect(messageOf(ask(player, 'POST /clock', {advance: 5}))).toContain('{"advance": "PT5M"}');
  expect(player.world.clockAhead).toBe(5 * minute);
});

test('a reset begins with a scenario and other settings; what is wrong is told and changes nothing', () => {
  const player = new Player();
  const {world, token} = ask(player, 'POST /reset', {scenario: 'completed', seed: 7, plain: false, refusals: 'mixed'});
  expect(world?.settings).toEqual({version: player.contract.version, seed: 7, isPlain: false, refusals: 'mixed'});
  expect([Object.values(world!.documents)[0]?.status, token]).toEqual([4, expect.any(String)]);
  expect(ask(player, 'DELETE /state').world?.settings.seed).toBe(1);
  for (const body of [{scenario: 'toString'}, {seed: 1.5}, {seed: 'x'}, {plain: 'yes'}, {refusals: '500'}])
    expect(messageOf(ask(player, 'POST /reset', body)), JSON.stringify(body)).toBeTruthy();
});

test('notices are found by the person or the address', () => {
  const player = new Player();
  player.sent('HD-1', steps, false);
  const count = (to: string): unknown => (ask(player, 'GET /notices', {}, {to}).value as unknown[]).length;
  expect(['HUNG.PHAM', 'Hung.Pham@example.com', 'NOBODY', ''].map(count)).toEqual([1, 1, 0, 0]);
  expect(ask(player, 'GET /notices').value).toHaveLength(2);
});

test('people act; who cannot is told why', () => {
  const player = new Player();
  const documentId = player.sent('HD-1', steps);
  const act = (body: JsonObject): ControlOutcome => ask(player, 'POST /act', {documentId, as: 'HUNG.PHAM', ...body});
  expect(messageOf(act({do: 'approve'}))).toBe('What waits for this person has the permission DR.');
  expect(messageOf(act({do: 'sing'}))).toContain('"do" must be one of');
  expect(messageOf(act({do: 'sign', as: 'NOBODY'}))).toContain('There is no user NOBODY');
  expect(messageOf(act({do: 'sign', documentId: '__proto__'}))).toBe('There is no document __proto__.');
  expect(messageOf(act({do: 'coordinate', recipients: [{userCode: 'TRA.DO', permission: 'X'}]}))).toContain(
    'permission X',
  );
  expect(act({do: 'sign'}).value).toEqual({status: 3});
  expect(ask(player, 'GET /state').value).toMatchObject({
    ...{now: new Date(noon).toISOString(), version: player.contract.version, notices: 2},
    documents: [{id: documentId, no: 'HD-1', status: 3, waitsFor: ['TRA.DO']}],
  });
});
