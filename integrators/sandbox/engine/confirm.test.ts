import {expect} from 'vitest';
import type {JsonObject} from './json';
import {decision, type Player} from './testing/player';
import {testRule, waysOf} from './testing/testRule';
import {minute} from './time';

const sent = (player: Player, no = 'HD-1'): string =>
  player.sent(no, [
    ['HUNG.PHAM', 'DR'],
    ['TRA.DO', 'D'],
  ]);

testRule('otp-asked', 'the first call is answered with code 100, the second one processes', (start) => {
  const player = start();
  const id = sent(player);
  const asked = player.process('HUNG.PHAM', id);
  expect(asked).toMatchObject({
    ...{status: 200, code: 100, success: true},
    data: {requireOtpConfirmation: true, receiveOtpMethod: 1, receiveOtpEmail: 'hung.pham@example.com'},
  });
  expect(asked.effects).toMatchObject([{kind: 'notice', notice: {channel: 'email', to: 'hung.pham@example.com'}}]);
  expect(player.document(id).steps[0]).toMatchObject({isWaiting: true});
  expect(player.process('HUNG.PHAM', id, {otp: player.codeOf('HUNG.PHAM')})).toMatchObject({code: 0, success: true});
});

testRule('otp-asked', 'by SMS to those who want it, and not at all to those who need no code', (start) => {
  const player = start();
  const id = sent(player);
  player.call('users-update', {json: {code: 'HUNG.PHAM', receiveOtpMethod: 2}});
  const {data, effects} = player.process('HUNG.PHAM', id);
  expect(data).toMatchObject({receiveOtpMethod: 2, receiveOtpPhone: '0900000002'});
  expect(effects).toMatchObject([{notice: {channel: 'sms', to: '0900000002'}}]);
  player.call('users-update', {json: {code: 'HUNG.PHAM', signConfirmationEnabled: false}});
  expect(player.process('HUNG.PHAM', id).code).toBe(0);
});

testRule('otp-success', 'is true or false beside code 100', (start) => {
  const successIn = (settings: object): unknown => {
    const player = start(settings);
    const {success, code, certainty} = player.process('HUNG.PHAM', sent(player));
    expect(code).toBe(100);
    expect(certainty).toContain('inferred; rule=otp-success');
    return success;
  };
  const {first, second, plain} = waysOf('otp-success');
  expect([successIn(first), successIn(second), successIn(plain)]).toEqual([true, false, true]);
});

testRule('otp-lifetime', 'a code holds for five minutes, and for its own step', (start) => {
  const player = start();
  const [id, other] = [sent(player), sent(player, 'HD-2')];
  player.process('HUNG.PHAM', id);
  const otp = player.codeOf('HUNG.PHAM');
  const invalid = {success: false, messages: ['Invalid OTP']};
  expect(player.process('HUNG.PHAM', other, {otp})).toMatchObject(invalid);
  player.advance(5 * minute);
  expect(player.process('HUNG.PHAM', id, {otp})).toMatchObject(invalid);
  player.process('HUNG.PHAM', id);
  expect(player.process('HUNG.PHAM', id, {otp})).toMatchObject(invalid);
  player.advance(5 * minute - 1);
  expect(player.process('HUNG.PHAM', id, {otp: player.codeOf('HUNG.PHAM')}).code).toBe(0);
});

testRule('otp-tries', 'after five wrong codes a new one is needed', (start) => {
  const player = start();
  const id = sent(player);
  player.process('HUNG.PHAM', id);
  const otp = player.codeOf('HUNG.PHAM');
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const {certainty} = player.process('HUNG.PHAM', id, {otp: 'xx'});
    expect(certainty).toBe('invented; rule=refusal, public-programs; rule=otp-lifetime');
  }
  const {success, certainty} = player.process('HUNG.PHAM', id, {otp});
  expect({success, certainty}).toEqual({success: false, certainty: 'invented; rule=otp-tries, invented; rule=refusal'});
  expect(player.sign('HUNG.PHAM', id).code).toBe(0);
});

testRule('otp-none', 'who has no way to get codes is told so', (start) => {
  const player = start();
  const id = player.sent('HD-1', [['AN.VU', 'A']]);
  for (const otp of [null, '123456']) {
    const {code, data, certainty} = player.process('AN.VU', id, {otp});
    expect({code, data}).toEqual({code: 100, data: {requireOtpConfirmation: true, receiveOtpMethod: -1}});
    expect(certainty).toContain('public-programs; rule=otp-none');
  }
  player.act('approve', 'AN.VU', id);
  expect(player.document(id).status).toBe(4);
});

testRule('fault-otp', 'the code 000000 is too late', (start) => {
  const player = start();
  const id = sent(player);
  player.process('HUNG.PHAM', id);
  const {messages, certainty} = player.process('HUNG.PHAM', id, {otp: '000000'});
  expect([messages, certainty]).toEqual([['Invalid OTP'], 'invented; rule=fault-otp, invented; rule=refusal']);
});

testRule('batch-permission', 'documents that wait for the caller are processed together, with one code', (start) => {
  const player = start();
  const ids = [sent(player), sent(player, 'HD-2')];
  const createBatch = (accessPermissionCode: string, documentIds = ids): ReturnType<Player['call']> =>
    player.as('hung.pham').call('documents-create-batch-process', {json: {documentIds, accessPermissionCode}});
  for (const permission of ['V', 'F', 'EKYC', 'C'])
    expect(createBatch(permission).certainty, permission).toContain('seen; rule=batch-permission');
  expect(createBatch('D').certainty).toContain('rule=waiting-step');
  expect(createBatch('DR', []).success).toBe(false);
  const {data} = createBatch('DR', [...ids, ids[0]!]);
  expect(data).toMatchObject({processes: [{documentId: ids[0]}, {documentId: ids[1]}]});
  const processBatch = (otp: string | null): ReturnType<Player['call']> => {
    const {processId: _, ...json} = decision({otp, batchProcessId: (data as JsonObject).id as string});
    return player.call('documents-batch-process', {json});
  };
  expect(processBatch(null).code).toBe(100);
  expect(processBatch('xx').success).toBe(false);
  expect(processBatch(player.codeOf('HUNG.PHAM')).code).toBe(0);
  expect(ids.map((id) => player.document(id).status)).toEqual([3, 3]);
  expect(player.events().at(-1)).toEqual({BatchProcessId: (data as JsonObject).id, DatetimeNow: '2025/04/02 12:00:00'});
  expect(processBatch(null).certainty).toContain('rule=waiting-step');
  expect(player.as('tra.do').call('documents-batch-process', {json: decision({})}).status).toBe(400);
});

testRule('batch-permission', 'a batch is its creator’s alone', (start) => {
  const player = start();
  const documentIds = [sent(player)];
  const json = {documentIds, accessPermissionCode: 'DR'};
  const {data} = player.as('hung.pham').call('documents-create-batch-process', {json});
  const {processId: _, ...decided} = decision({batchProcessId: (data as JsonObject).id as string});
  expect(player.as('tra.do').call('documents-batch-process', {json: decided}).certainty).toContain('rule=own-step');
  const elsewhere = player.as('khue.le', 902).call('documents-batch-process', {json: decided});
  expect(elsewhere.certainty).toContain('rule=not-found');
});
