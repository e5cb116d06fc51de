import {expect} from 'vitest';
import {isSince, permissionsOf} from './contract';
import type {JsonObject} from './json';
import {contractFor} from './testing/contractFor';
import {testRule, waysOf} from './testing/testRule';

const twoSteps = [
  ['HUNG.PHAM', 'DR'],
  ['TRA.DO', 'D'],
] as const;

testRule('workflow-again', 'takes the place of the first one, or is added to it', (start) => {
  const again = (settings: object): unknown[] => {
    const player = start(settings);
    const id = player.prepare('HD-1', twoSteps);
    const {data, certainty} = player.workflow(id, [['AN.VU', 'A']]);
    expect(certainty).toBe('inferred; rule=workflow-again');
    const steps = player.document(id).steps.map((step) => step.id);
    expect(Object.keys(player.world.documentOfStep)).toEqual(expect.arrayContaining(steps));
    expect(Object.keys(player.world.documentOfStep)).toHaveLength(steps.length);
    return ((data as JsonObject).processes as JsonObject[]).map(({processedByUserId}) => processedByUserId);
  };
  const {first, second, plain} = waysOf('workflow-again');
  expect([again(first), again(plain)]).toEqual([[7004], [7004]]);
  expect(again(second).sort()).toEqual([7002, 7003, 7004]);
});

testRule('workflow-again', 'without steps keeps those that are there', (start) => {
  const player = start();
  const id = player.prepare('HD-1', twoSteps);
  const {certainty} = player.call('documents-update-process', {json: {id, processInOrder: false}});
  expect(certainty).toBe('');
  expect(player.document(id)).toMatchObject({processInOrder: false, steps: [{userId: 7002}, {userId: 7003}]});
});

testRule('known-recipient', 'is an enabled user of the company, with a permission', (start) => {
  const player = start();
  const id = player.prepare('HD-1', []);
  expect(player.workflow(id, [['NOBODY', 'A']])).toMatchObject({success: false});
  player.call('users-update', {json: {code: 'AN.VU', status: -1}});
  expect(player.workflow(id, [['AN.VU', 'A']]).messages).toEqual(['There is no enabled user with the code AN.VU.']);
  const processes = [{orderNo: 1, processedByUserCode: 'TRA.DO'}];
  expect(player.call('documents-update-process', {json: {id, processes}}).success).toBe(false);
  expect(player.workflow(id, [['TRA.DO', 'X']]).status).toBe(400);
  expect(player.document(id).steps).toEqual([]);
});

testRule('fill-first', 'in a sequential workflow only', (start, version) => {
  const player = start();
  const id = player.prepare('HD-1', []);
  const signing = ['D', 'DR', 'E', 'EKYC'].filter((code) => permissionsOf(contractFor(version)).includes(code));
  expect(signing).toHaveLength(isSince(player.contract, '2.3.0') ? 4 : 2);
  for (const permission of signing) {
    const wrong = [
      ['TRA.DO', permission],
      ['HUNG.PHAM', 'F'],
    ] as const;
    const right = [
      ['HUNG.PHAM', 'A'],
      ['HUNG.PHAM', 'F'],
      ['TRA.DO', permission],
    ] as const;
    expect(player.workflow(id, wrong), permission).toMatchObject({success: false});
    expect(player.workflow(id, wrong, false), permission).toMatchObject({success: true});
    expect(player.workflow(id, right), permission).toMatchObject({success: true});
  }
});

testRule('coordinate-in-order', 'and the coordinator adds recipients behind the own step', (start) => {
  const player = start();
  const id = player.prepare('HD-1', []);
  const steps = [
    ['KHUE.LE', 'C'],
    ['TRA.DO', 'D'],
  ] as const;
  expect(player.workflow(id, steps, false).success).toBe(false);
  expect(player.workflow(id, steps).success).toBe(true);
  player.call('documents-send-process', {path: {id}});
  const coordinate = (recipients: object[]) => () => player.act('coordinate', 'KHUE.LE', id, {recipients});
  expect(coordinate([])).toThrow('at least one');
  expect(coordinate([{userId: 7101, permission: 'A'}])).toThrow('There is no user 7101');
  const [fill, sign] = [
    {userId: 7002, permission: 'F'},
    {userId: 7002, permission: 'D'},
  ];
  expect(coordinate([sign, fill])).toThrow('must come before');
  expect(coordinate([fill, sign])).not.toThrow();
  expect(player.document(id).steps.map(({userId, permission}) => [userId, permission])).toEqual([
    ...[
      [7001, 'C'],
      [7002, 'F'],
      [7002, 'D'],
      [7003, 'D'],
    ],
  ]);
});

testRule('send-needs-steps', 'that somebody has to do', (start) => {
  const player = start();
  const id = player.prepare('HD-1', []);
  const send = (): unknown => player.call('documents-send-process', {path: {id}}).success;
  expect(send()).toBe(false);
  player.workflow(id, [['HUNG.PHAM', 'V']]);
  expect(send()).toBe(false);
  player.workflow(id, [
    ['HUNG.PHAM', 'V'],
    ['HUNG.PHAM', 'A'],
  ]);
  expect(send()).toBe(true);
});

testRule('send-status', 'is ready or in progress', (start) => {
  const statusIn = (settings: object): number => {
    const player = start(settings);
    const id = player.prepare('HD-1', twoSteps);
    const {data, messages, certainty} = player.call('documents-send-process', {path: {id}});
    expect(certainty).toContain('seen; rule=send-status');
    expect(messages).toEqual(['Send to recipient success']);
    expect(data).toMatchObject({waitingProcess: {orderNo: 1, status: {value: 1, description: 'Waiting'}}});
    return player.document(id).status;
  };
  const {first, second, plain} = waysOf('send-status');
  expect([statusIn(first), statusIn(second), statusIn(plain)]).toEqual([3, 2, 3]);
});

testRule('waiting-step', 'one after the other in a sequential workflow, else in any order', (start) => {
  const player = start();
  const inOrder = player.sent('HD-1', twoSteps);
  const inAnyOrder = player.sent('HD-2', twoSteps, false);
  const late = player.document(inOrder).steps[1]!.id;
  expect(player.process('TRA.DO', inOrder, {processId: late})).toMatchObject({
    ...{success: false, certainty: 'invented; rule=refusal, seen; rule=waiting-step'},
  });
  expect(player.sign('TRA.DO', inAnyOrder).code).toBe(0);
  expect(player.sign('HUNG.PHAM', inOrder).code).toBe(0);
  expect(player.sign('TRA.DO', inOrder).code).toBe(0);
  expect(player.process('TRA.DO', inOrder, {processId: late}).success).toBe(false);
  expect([inOrder, inAnyOrder].map((id) => player.document(id).status)).toEqual([4, 3]);
});

testRule('waiting-step', 'of several that wait for a person, the one that fits is done', (start) => {
  const player = start();
  const id = player.sent(
    'HD-1',
    [
      ['HUNG.PHAM', 'A'],
      ['HUNG.PHAM', 'DR'],
    ],
    false,
  );
  player.act('sign', 'HUNG.PHAM', id);
  expect(() => player.act('sign', 'HUNG.PHAM', id)).toThrow('permission A');
  player.act('approve', 'HUNG.PHAM', id);
  expect(player.document(id).status).toBe(4);
});

testRule('own-step', 'nobody processes for another', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps);
  const processId = player.document(id).steps[0]!.id;
  expect(player.process('TRA.DO', id, {processId})).toMatchObject({
    ...{success: false, messages: ['This step waits for somebody else.']},
  });
  expect(player.process('KHUE.LE', id, {processId}).success).toBe(false);
});

testRule('in-the-panel', 'what no call does is done by acting as the person', (start, version) => {
  const player = start();
  const doings = {F: 'fill', EKYC: 'sign', C: 'coordinate'} as const;
  for (const [permission, doing] of Object.entries(doings)) {
    if (!permissionsOf(contractFor(version)).includes(permission)) continue;
    const id = player.sent(`HD-${permission}`, [['HUNG.PHAM', permission as 'F']]);
    expect(player.process('HUNG.PHAM', id)).toMatchObject({
      ...{success: false, certainty: 'invented; rule=in-the-panel, invented; rule=refusal'},
    });
    player.act(doing, 'HUNG.PHAM', id, {recipients: [{userId: 7003, permission: 'V'}]});
    expect(player.document(id).status, permission).toBe(4);
  }
});

testRule('view-does-not-block', 'a step that only views is never waited for', (start) => {
  const player = start();
  const id = player.prepare('HD-1', [
    ['AN.VU', 'V'],
    ['HUNG.PHAM', 'DR'],
  ]);
  expect(() => player.act('view', 'AN.VU', id)).toThrow('nothing to view');
  player.call('documents-send-process', {path: {id}});
  expect(() => player.act('view', 'HUNG.PHAM', id)).toThrow('nothing to view');
  player.act('view', 'AN.VU', id);
  player.sign('HUNG.PHAM', id);
  expect(player.document(id).status).toBe(4);
});

testRule('terms', 'without agreement nothing is processed, and no code is sent', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps);
  const {notices} = player.world;
  const before = notices.length;
  expect(player.process('HUNG.PHAM', id, {confirmTermsConditions: false}).certainty).toContain('rule=terms');
  expect([notices.length, player.document(id).status]).toEqual([before, 3]);
});

testRule('reject', 'ends the workflow for everybody', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps, false);
  const {data} = player.sign('HUNG.PHAM', id, {reject: true, reason: 'The title is wrong'});
  expect(data).toMatchObject({status: {value: -1, description: 'Rejected'}, reason: 'The title is wrong'});
  expect(player.document(id).steps.some(({isWaiting}) => isWaiting)).toBe(false);
  expect(player.process('TRA.DO', id, {processId: player.document(id).steps[1]!.id}).success).toBe(false);
  const other = player.sent('HD-2', twoSteps);
  player.act('reject', 'HUNG.PHAM', other, {reason: 'Later'});
  expect(player.document(other)).toMatchObject({status: -1, reason: 'Later'});
});

testRule('complete', 'after the last step', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps);
  expect(player.sign('HUNG.PHAM', id).data).toMatchObject({status: {value: 3, description: 'Processing document'}});
  const {data, certainty} = player.sign('TRA.DO', id);
  expect(data).toMatchObject({status: {value: 4}, completedDate: '2025-04-02T12:00:00.0000000'});
  expect(certainty).toContain('rule=complete');
});

testRule('notify-completed', 'goes to the creator, or to everybody', (start) => {
  const told = (settings: object): string[] => {
    const player = start(settings);
    const id = player.sent('HD-1', twoSteps);
    const path = {documentId: id};
    expect(player.call('documents-send-notify', {path}).success).toBe(false);
    for (const code of ['HUNG.PHAM', 'TRA.DO']) player.sign(code, id);
    const {effects, certainty} = player.as('khue.le').call('documents-send-notify', {path});
    expect(certainty).toBe('inferred; rule=notify-completed');
    return effects.flatMap((effect) => (effect.kind === 'notice' ? [effect.notice.to] : []));
  };
  const {first, second, plain} = waysOf('notify-completed');
  const everyone = ['khue.le', 'hung.pham', 'tra.do'].map((name) => `${name}@example.com`);
  expect([told(first), told(second), told(plain)]).toEqual([everyone.slice(0, 1), everyone, everyone.slice(0, 1)]);
});
