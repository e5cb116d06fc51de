import {expect, test} from 'vitest';
import {isSince} from './contract';
import {nextTick, tick} from './handle';
import {contractFor, platformVersions} from './testing/contractFor';
import {idOf, noon, Player} from './testing/player';
import {testRule, waysOf} from './testing/testRule';
import {second} from './time';

const steps = [
  ['HUNG.PHAM', 'DR'],
  ['TRA.DO', 'D'],
] as const;

testRule('webhook', 'each change of a status is told once, with names in capital letters', (start) => {
  const player = start(waysOf('send-status').second);
  const id = player.sent('HD-1', steps);
  player.advance(second).sign('HUNG.PHAM', id);
  player.advance(second).sign('TRA.DO', id);
  const told = (Value: number, Description: string, time: string): object => ({
    ...{DocumentId: id, DocumentNo: 'HD-1', DocumentStatus: {Value, Description}, DatetimeNow: `2025/04/02 ${time}`},
  });
  expect(player.events()).toEqual([
    told(2, 'Ready document', '12:00:00'),
    told(3, 'Processing document', '12:00:01'),
    told(4, 'Completed document', '12:00:02'),
  ]);
});

testRule('webhook', 'a rejection and a cancellation give their reason', (start) => {
  const player = start();
  player.act('reject', 'HUNG.PHAM', player.sent('HD-1', steps), {reason: 'The title is wrong'});
  player.as('khue.le').call('documents-cancel', {json: {id: player.sent('HD-2', steps), reason: 'Wrong annex'}});
  expect(player.events()).toMatchObject([
    {},
    {DocumentStatus: {Value: -1}, Reason: 'The title is wrong'},
    {DocumentNo: 'HD-2'},
    {DocumentStatus: {Value: -3}, Reason: 'Wrong annex'},
  ]);
});

test.each(platformVersions)('a version without a webhook calls none (%s)', (version) => {
  const player = new Player({version});
  player.sent('HD-1', steps);
  expect(player.events()).toHaveLength(isSince(contractFor(version), '2.2.0') ? 1 : 0);
});

test('an import is told when it is built, though nobody calls', () => {
  const player = new Player().as('khue.le');
  const columns = ['FileName', 'No', 'Subject', 'ExpiryDate', 'Description', 'IsOrder'].map((name) => `{{D.${name}}}`);
  const parameters = [...columns, '{{employee_name}}', '{{start_date}}'];
  const rows = Array.from({length: 50}, (_, index) => ['', `HD-${index}`, 'Contract', '', '', 'N', '', '']);
  const json = {name: 'April', departmentId: 41, documentTypeId: 52, documentTemplateId: 1201, parameters, rows};
  player.call('batch-imports-create-advance', {json});
  const {world, contract} = player;
  expect([tick(world, contract, {now: noon}), nextTick(world)]).toEqual([[], noon + second]);
  world.clockAhead = 1;
  expect(nextTick(world)).toBe(noon + second - 1);
  expect(tick(world, contract, {now: noon + second})).toMatchObject([{kind: 'webhook'}]);
  expect([tick(world, contract, {now: noon + second}), nextTick(world)]).toEqual([[], undefined]);
});

testRule('fault-502', 'the work is done, or is not, and the answer is a gateway’s', (start) => {
  const player = start();
  expect(player.create('HD-1-502')).toMatchObject({status: 502, certainty: 'invented; rule=fault-502'});
  expect(player.create('HD-2-HTML').status).toBe(502);
  const documents = Object.values(player.world.documents);
  expect(documents.map(({no}) => no)).toEqual(['HD-1-502']);
  const {id} = documents[0]!;
  expect(player.workflow(id, steps).status).toBe(502);
  expect(player.call('documents-send-process', {path: {id}}).status).toBe(502);
  expect(player.document(id).status).toBe(3);
  expect(player.process('HUNG.PHAM', id).status).toBe(502);
  // What is refused is refused, and another company does not learn of it.
  expect(player.as('khue.le').call('documents-send-process', {path: {id}})).toMatchObject({
    status: 200,
    success: false,
  });
  expect(player.as('khue.le', 902).call('documents-send-process', {path: {id}}).certainty).toContain('not-found');
});

testRule('fault-slow', 'the reason slow holds the answer back', (start) => {
  const player = start();
  const id = player.sent('HD-1', steps);
  const asked = player.process('HUNG.PHAM', id, {reason: 'slow'});
  expect(asked).toMatchObject({status: 200, code: 100, delay: 70 * second});
  expect(asked.certainty).toContain('invented; rule=fault-slow');
  expect(idOf(player.sign('HUNG.PHAM', id))).toBe(id);
});
