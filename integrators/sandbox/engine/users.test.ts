import {expect} from 'vitest';
import type {JsonObject} from './json';
import {seedPassword} from './seedWorld';
import type {Answered, Player} from './testing/player';
import {testRule} from './testing/testRule';

const newcomer = {code: 'MAI.TA', username: 'mai.ta', name: 'Tạ Mai', email: 'mai.ta@example.com', phone: '0900000009'};

testRule('user-code', 'a code is used once in a company, a login name once at all', (start) => {
  const player = start().as('khue.le');
  const create = (more: object = {}): Answered => player.call('users-create', {json: {...newcomer, ...more}});
  expect(create({code: 'TRA.DO'}).messages).toEqual(['The user code TRA.DO is taken.']);
  expect(create({username: 'Tra.Do'}).messages).toEqual(['The login name Tra.Do is taken.']);
  expect(create({departmentIds: [51]}).certainty).toContain('rule=not-found');
  expect(create({departmentIds: [41], receiveInfoAccountMethod: 0})).toMatchObject({
    ...{success: true, data: {code: 'MAI.TA', username: 'mai.ta', status: {value: 1}}},
    effects: [{kind: 'notice', notice: {to: 'mai.ta@example.com'}}],
  });
  player.as('khue.le', 902);
  expect(create().messages).toEqual(['The login name mai.ta is taken.']);
  expect(create({username: 'mai.ta.902'}).success).toBe(true);
  expect(player.as('mai.ta').call('user').data).toMatchObject({totalCount: 6});
});

testRule('user-code', 'decides in a list between adding and changing; one bad entry changes nothing', (start) => {
  const player = start().as('khue.le');
  const send = (json: JsonObject[]): Answered => player.call('users-create-or-update', {json});
  const before = JSON.stringify(player.world.users);
  const added = {code: 'MAI.TA', userName: 'mai.ta'};
  for (const bad of [
    {code: 'LAN.HO', userName: 'TRA.DO'},
    {code: 'LAN.HO', userName: 'Mai.Ta'},
    {code: 'TRA.DO', userName: 'tra.do', roleIds: ['7a1b2c3d-0003-4e5f-8a9b-0c1d2e3f4a5b']},
  ])
    expect(send([added, {code: 'TRA.DO', userName: 'x', name: 'Other'}, bad]).success, JSON.stringify(bad)).toBe(false);
  expect(JSON.stringify(player.world.users)).toBe(before);
  const {data, certainty} = send([added, {code: 'TRA.DO', userName: 'x', name: 'Đỗ Trà'}, {...added, name: 'Tạ Mai'}]);
  expect(certainty).toBe('inferred; rule=user-code');
  expect(data).toMatchObject([{code: 'MAI.TA', name: 'Tạ Mai'}, {id: 7003, name: 'Đỗ Trà', username: 'tra.do'}, {}]);
  expect(Object.keys(player.world.users)).toHaveLength(7);
});

testRule('user-code', 'names the user to change, or the id does', (start) => {
  const player = start().as('khue.le');
  const update = (json: JsonObject): Answered => player.call('users-update', {json});
  expect(update({code: 'TRA.DO', name: 'Trà'}).data).toMatchObject({id: 7003, name: 'Trà'});
  expect(update({code: 'TRA.DO', id: 7003, status: -1}).data).toMatchObject({status: {value: -1}});
  expect(update({code: 'NOBODY'}).messages).toEqual(['There is no user NOBODY.']);
  const {status} = player.with(undefined).call('password-login', {
    json: {username: 'tra.do', password: seedPassword, companyId: 901},
  });
  expect(status).toBe(401);
});

testRule('default-certificate', 'another takes the place of the one that is removed', (start) => {
  const player: Player = start().as('khue.le');
  const certificates = (): number[] => player.user('AN.VU').certificates.map(({id}) => id);
  const base = {userId: 7004};
  for (const username of ['000000000001', '000000000002'])
    player.call('users-smartca-add', {json: {...base, username}});
  const [first, second] = certificates() as [number, number];
  expect(player.call('users-smartca-update', {json: {...base, id: second, isSetDefault: true}}).data).toMatchObject({
    smartCaId: second,
  });
  const {data, certainty} = player.call('users-smartca-delete', {json: {...base, id: second}});
  expect(data).toMatchObject({smartCaId: first});
  expect(certainty).toBe('seen; rule=default-certificate');
  expect(player.call('users-smartca-delete', {json: {...base, id: second}}).certainty).toContain('not-found');
  const last = player.call('users-smartca-delete', {json: {...base, id: first}}).data as JsonObject;
  expect([certificates(), 'smartCaId' in last]).toEqual([[], false]);
});
