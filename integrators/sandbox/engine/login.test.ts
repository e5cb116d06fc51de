import {expect} from 'vitest';
import type {JsonObject} from './json';
import {seedPassword} from './seedWorld';
import {contractFor} from './testing/contractFor';
import {idOf} from './testing/player';
import {testRule, waysOf} from './testing/testRule';
import {hour, minute} from './time';

const khue = {username: 'khue.le', password: seedPassword};

testRule('token-lifetime', 'a token holds for 24 hours, an unknown one never', (start) => {
  const player = start().as('khue.le');
  expect(player.advance(24 * hour - 1).call('user').status).toBe(200);
  expect(player.advance(1).call('user')).toMatchObject({status: 401, success: false, code: 401});
  for (const token of ['x', 'constructor', '__proto__', undefined])
    expect(player.with(token).call('user').status, token).toBe(401);
});

testRule('token-lifetime', 'the scheme is written in any case', (start) => {
  const player = start();
  const token = String(player.call('password-login', {json: {...khue, companyId: 901}}).data);
  for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`])
    expect(player.send({target: '/api/users', headers: {authorization}}).status, authorization).toBe(200);
  for (const authorization of [token, `Basic ${token}`, 'Bearer', ''])
    expect(player.send({target: '/api/users', headers: {authorization}}).status, authorization).toBe(401);
});

testRule('login-company', 'a token without a company lists the companies and chooses one', (start) => {
  const player = start();
  const first = player.call('password-login', {json: khue});
  expect(first).toMatchObject({status: 200, messages: ['Authenticate and choose company success']});
  player.with(first.data);
  expect(player.call('get-documents').status).toBe(401);
  const companies = player.call('get-companies').data as JsonObject[];
  expect(companies.map(({id}) => id)).toEqual([901, 902]);
  player.with(player.call('choose-company', {json: {comId: 902}}).data);
  expect(player.call('user').data).toMatchObject({totalCount: 1});
});

testRule(
  'login-company',
  'the user name may be the e-mail address; a wrong password or company is refused',
  (start) => {
    const player = start();
    const login = (more: JsonObject): number => player.call('password-login', {json: {...khue, ...more}}).status;
    expect(login({username: 'Khue.Le@example.com', companyId: 901})).toBe(200);
    expect(login({password: 'other'})).toBe(401);
    expect(login({username: 'nobody'})).toBe(401);
    expect(login({companyId: 7777})).toBe(401);
  },
);

testRule('login-v2', 'chooses the only company by itself, and none of several', (start) => {
  const player = start();
  const login = (username: string): unknown =>
    player.call('v2/password-login', {json: {username, password: seedPassword}}).data;
  expect(player.with(login('hung.pham') as string).call('user').status).toBe(200);
  player.with(login('khue.le') as string);
  expect(player.call('user').status).toBe(401);
  expect(player.call('get-companies').status).toBe(200);
});

testRule('choose-company-token', 'gives a new token, or binds the old one', (start, version) => {
  const ways = waysOf('choose-company-token');
  for (const [way, settings] of Object.entries(ways)) {
    const player = start(settings);
    const {data: old} = player.call('password-login', {json: khue});
    const chosen = player.with(old).call('choose-company', {json: {comId: 902}});
    expect(chosen.certainty).toContain('inferred; rule=choose-company-token');
    expect(chosen.data === '', `${way} in ${version}`).toBe(way === 'second');
    expect(player.with(old).call('user').status, `${way} in ${version}`).toBe(way === 'second' ? 200 : 401);
    if (way !== 'second') expect(player.with(chosen.data).call('user').status).toBe(200);
  }
});

testRule('process-code', 'opens one document, and ends with the step', (start, version) => {
  const player = start();
  const other = player.sent('HD-0', [['HUNG.PHAM', 'DR']]);
  const id = player.sent('HD-1', [
    ['HUNG.PHAM', 'DR'],
    ['TRA.DO', 'D'],
  ]);
  const processCode = player.codeOf('HUNG.PHAM');
  const {token, document} = player.call('process-code-login', {json: {processCode}}).data as JsonObject;
  expect(document).toMatchObject({id, waitingProcess: {processedByUserId: 7002}});
  player.with(token);
  expect(player.call('get-documents').data).toMatchObject({totalCount: 1, items: [{id}]});
  if (contractFor(version).operations.some((operation) => operation.id === 'documents-get-id'))
    expect(player.call('documents-get-id', {path: {id: other}})).toMatchObject({status: 200, success: false});
  for (const call of ['user', 'get-companies', 'document-template'])
    expect(player.call(call), call).toMatchObject({status: 401, certainty: 'seen; rule=process-code'});
  expect(player.call('documents-send-process', {path: {id}}).status).toBe(401);
  player.sign('HUNG.PHAM', id);
  expect(player.with(undefined).call('process-code-login', {json: {processCode}}).status).toBe(401);
});

testRule('process-code', 'its token signs with the recipient’s own one-time code', (start) => {
  const player = start();
  const id = player.sent('HD-1', [['HUNG.PHAM', 'DR']]);
  const {token, document} = player.call('process-code-login', {json: {processCode: player.codeOf('HUNG.PHAM')}})
    .data as {token: string; document: {waitingProcess: JsonObject}};
  const json = {
    ...{processId: idOf({data: document.waitingProcess} as never), reason: 'Agreed', reject: false},
    ...{signatureDisplayMode: 1, showReason: false, confirmTermsConditions: true},
  };
  expect(player.with(token).call('documents-process', {json: {...json, otp: null}}).code).toBe(100);
  player.advance(minute);
  expect(player.call('documents-process', {json: {...json, otp: player.codeOf('HUNG.PHAM')}}).code).toBe(0);
  expect(player.document(id).status).toBe(4);
});
