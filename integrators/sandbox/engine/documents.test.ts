import {expect, test} from 'vitest';
import type {JsonObject} from './json';
import {idOf, nobody, Player, sentFile, type Sent} from './testing/player';
import {platformVersions} from './testing/contractFor';
import {testRule, waysOf} from './testing/testRule';
import {day, minute} from './time';

const twoSteps = [
  ['HUNG.PHAM', 'DR'],
  ['TRA.DO', 'D'],
] as const;

testRule('new-document', 'begins as new, without steps', (start) => {
  const {data, code} = start().create('HD-1');
  expect(code).toBe(0);
  expect(data).toMatchObject({
    ...{no: 'HD-1', status: {value: 1, description: 'New document'}, processRecipientCount: 0, processes: []},
    ...{isEditable: true, isCancelable: true, histories: [{activity: {value: 1, description: 'Create document'}}]},
  });
});

testRule('unique-number', 'a code is used once in a company', (start) => {
  const player = start();
  const id = idOf(player.create('HD-1'));
  const again = player.create('HD-1');
  expect(again).toMatchObject({status: 200, success: false, messages: ['The document code already exists.']});
  expect(again.certainty).toBe('invented; rule=refusal, public-programs; rule=unique-number');
  const second = idOf(player.create('HD-2'));
  const rename = (no: string): unknown => player.call('documents-update', {form: {fields: {id: second, no}}}).success;
  expect([rename('HD-1'), rename('HD-2'), rename('HD-3')]).toEqual([false, true, true]);
  expect(player.create('HD-2').success).toBe(true);
  const elsewhere = player.as('khue.le', 902);
  const fields = {no: 'HD-1', subject: 'Transport', typeId: 62, departmentId: 51};
  const other = elsewhere.call('documents-create', {form: {fields, files: [sentFile('file', 'a.pdf')]}});
  expect(other.success).toBe(true);
  expect(player.document(id).no).toBe('HD-1');
});

testRule('file-type', 'a document is a PDF, a template a Word file', (start) => {
  const player = start();
  const withFile = (begin: string, end: string): unknown =>
    player.create('HD-1', {files: [sentFile('file', 'contract.pdf', {begin, end})]}).success;
  expect(withFile('Hello', 'world')).toBe(false);
  expect(withFile('%PDF-1.7', 'cut off')).toBe(false);
  expect(withFile('%PDF-1.7', '%%EOF')).toBe(true);
  const template = (begin: string): unknown =>
    player.call('document-templates-create', {
      form: {fields: {name: 'Lease'}, files: [sentFile('file', 'lease.docx', {begin, placeholders: ['{{tenant}}']})]},
    }).success;
  expect([template('%PDF-1.7'), template('PK\u0003\u0004')]).toEqual([false, true]);
});

testRule('only-new', 'what was sent is neither changed nor sent again', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps);
  const before = JSON.stringify(player.document(id));
  expect(player.call('documents-update', {form: {fields: {id, subject: 'Other'}}}).success).toBe(false);
  expect(player.workflow(id, twoSteps).success).toBe(false);
  const again = player.call('documents-send-process', {path: {id}});
  expect(again).toMatchObject({success: false, certainty: 'invented; rule=refusal, seen; rule=only-new'});
  expect(JSON.stringify(player.document(id))).toBe(before);
});

testRule('empty-name', 'is refused when a document is made or changed, and nothing happens', (start) => {
  const player = start();
  const id = player.prepare('HD-1', []);
  const before = JSON.stringify(player.document(id));
  const change = (fields: Record<string, string>): unknown =>
    player.call('documents-update', {form: {fields: {id, ...fields}}}).messages;
  expect(change({no: ''})).toEqual(['The document code is missing.']);
  expect(change({subject: ''})).toEqual(['The subject is missing.']);
  expect(JSON.stringify(player.document(id))).toBe(before);
});

testRule('only-creator', 'a recipient sees a document that was sent, and does not send it', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps);
  expect(player.as('hung.pham').call('get-documents').data).toMatchObject({totalCount: 1});
  const sent = player.call('documents-send-process', {path: {id}});
  expect(sent).toMatchObject({success: false, messages: ['Only its creator may send a document.']});
});

testRule('cancel', 'is for the creator, and for what was sent', (start) => {
  const player = start(waysOf('send-status').second);
  const cancel = (id: string): ReturnType<typeof player.call> =>
    player.call('documents-cancel', {json: {id, reason: 'Wrong annex'}});
  expect(cancel(player.prepare('HD-0', twoSteps)).messages[0]).toContain('ready, in progress or completed');
  const [sent, begun, done] = ['HD-1', 'HD-2', 'HD-3'].map((no) => player.sent(no, twoSteps)) as [
    string,
    string,
    string,
  ];
  player.sign('HUNG.PHAM', begun);
  for (const code of ['HUNG.PHAM', 'TRA.DO']) player.sign(code, done);
  expect(player.as('hung.pham').call('documents-cancel', {json: {id: sent, reason: ''}}).success).toBe(false);
  player.as('khue.le');
  expect([sent, begun, done].map((id) => player.document(id).status)).toEqual([2, 3, 4]);
  for (const id of [sent, begun, done]) {
    expect(cancel(id).data).toMatchObject({status: {value: -3, description: 'Canceled'}, reason: 'Wrong annex'});
    expect(cancel(id).success).toBe(false);
    expect(player.document(id).steps.some(({isWaiting}) => isWaiting)).toBe(false);
  }
  expect(() => player.act('restore', 'KHUE.LE', sent)).toThrow('not deleted');
});

testRule('delete-permanent', 'deleted waits 30 days, deleted for good is gone with its links', (start) => {
  const player = start();
  const [kept, gone] = [player.prepare('HD-1', twoSteps), player.prepare('HD-2', twoSteps)];
  const remove = (id: string, query = {}): ReturnType<typeof player.call> =>
    player.call('documents-delete', {path: {id}, query});
  const {data, messages, certainty} = remove(kept);
  expect(data).toMatchObject({status: {value: -2}, isRestoreable: true, linkedDocuments: [], sharedUsers: []});
  expect(messages).toEqual(['Delete document success']);
  expect(certainty).toBe('seen; rule=webhook');
  const token = new URL(String((remove(gone, {permanent: true}).data as JsonObject).downloadUrl)).searchParams;
  expect(player.world.documents[gone]).toBeUndefined();
  expect(player.call('documents-download', {query: Object.fromEntries(token)}).status).toBe(401);
  expect(player.create('HD-2').success).toBe(true);
  expect(player.create('HD-1').success).toBe(false);
  expect(player.call('get-documents').data).toMatchObject({totalCount: 1});
  expect(player.call('get-documents', {query: {status: -2}}).data).toMatchObject({totalCount: 1, items: [{id: kept}]});
  // It was never sent, so its recipients do not see it.
  expect(player.as('hung.pham').call('get-documents', {query: {status: -2}}).data).toMatchObject({totalCount: 0});
  expect(() => player.act('restore', 'HUNG.PHAM', kept)).toThrow('Only its creator');
  player.advance(30 * day - minute).act('restore', 'KHUE.LE', kept);
  expect(player.document(kept)).toMatchObject({status: 1, no: 'HD-1'});
  remove(kept);
  player.as('khue.le').call('documents-delete', {path: {id: kept}});
  expect(() => player.advance(30 * day).act('restore', 'KHUE.LE', kept)).toThrow('30 days');
});

testRule('not-found', 'what another company has is not there', (start) => {
  const player = start();
  const id = player.sent('HD-1', twoSteps);
  const [step] = player.document(id).steps;
  player.as('khue.le', 902);
  const answers = [
    player.call('documents-send-process', {path: {id}}),
    player.call('documents-send-process', {path: {id: nobody}}),
    player.call('documents-process', {
      json: {
        ...{processId: step!.id, reason: '', reject: false, otp: null, signatureDisplayMode: 1},
        ...{showReason: true, confirmTermsConditions: true},
      },
    }),
    player.call('users-id', {path: {id: 7002}}),
    player.call('users-update', {json: {code: 'HUNG.PHAM', id: 7002, name: 'Other'}}),
  ];
  for (const {status, success, messages, certainty} of answers) {
    expect({status, success, certainty}).toEqual({
      ...{status: 200, success: false, certainty: 'invented; rule=not-found, invented; rule=refusal'},
    });
    expect(messages[0]).toMatch(/^There is no (document|step|user) /);
  }
  // A step of another company does not tell its document.
  expect(answers[2]!.messages[0]).not.toContain(id);
});

testRule('refusal', 'is HTTP 200 by itself, with a status of its own, or both by turns; nothing changes', (start) => {
  const statusesOf = (refusals: '200' | '4xx' | 'mixed'): number[] => {
    const player = start({refusals});
    const id = player.sent('HD-1', twoSteps);
    const before = JSON.stringify({...player.world, refused: 0});
    const statuses = [
      player.call('documents-send-process', {path: {id}}).status,
      player.call('documents-send-process', {path: {id: nobody}}).status,
      player.call('documents-send-process', {path: {id}}).status,
    ];
    expect(JSON.stringify({...player.world, refused: 0})).toBe(before);
    return statuses;
  };
  expect(statusesOf('200')).toEqual([200, 200, 200]);
  expect(statusesOf('4xx')).toEqual([422, 404, 422]);
  expect(statusesOf('mixed')).toEqual([422, 200, 422]);
});

testRule('download-link', 'needs no token, and leads to one file of one document', (start) => {
  const player = start();
  const linkOf = (no: string, name: string): string =>
    String((player.create(no, {files: [sentFile('file', name, {key: 'same bytes'})]}).data as JsonObject).downloadUrl);
  const [first, second] = [linkOf('HD-1', 'one.pdf'), linkOf('HD-2', 'two.pdf')];
  player.with(undefined);
  const open = (link: string): unknown =>
    player.call('documents-download', {query: {token: new URL(link).searchParams.get('token')!}}).data;
  expect([open(first), open(second)]).toMatchObject([{name: 'one.pdf'}, {name: 'two.pdf'}]);
  for (const token of ['x', 'constructor', '__proto__'])
    expect(player.call('documents-download', {query: {token}}).status).toBe(401);
});

test.each(platformVersions)('reading takes nothing from what is random (%s)', (version) => {
  const player = new Player({version});
  player.create('HD-1');
  const {draws, lastNumbers} = structuredClone(player.world);
  for (const call of ['get-documents', 'user', 'document-template', 'batch-import']) player.call(call);
  expect(player.world).toMatchObject({draws, lastNumbers});
});

test('a list has the documents with the values that are asked for', () => {
  const player = new Player();
  player.create('HD-1', {fields: {customerCode: 'C-1'}});
  player.sent('HD-2', twoSteps);
  const count = (query: Sent['query'] = {}): unknown =>
    (player.call('get-documents', {query}).data as JsonObject).totalCount;
  const mine = {contractStatus: 0, departmentId: 41, documentTypeId: 52, createdByUserId: 7001};
  for (const [name, value] of Object.entries(mine))
    expect([count({[name]: value}), count({[name]: 1}), name]).toEqual([2, 0, name]);
  expect([count({status: 1}), count({customerCode: 'C-1'}), count({status: 1, search: 'HD-2'})]).toEqual([1, 1, 0]);
  expect([count({batchImportId: 3301}), count({documentTemplateId: 1201})]).toEqual([0, 0]);
});
