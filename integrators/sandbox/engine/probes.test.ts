import {expect, test} from 'vitest';
import type {JsonObject} from './json';
import {platformVersions} from './testing/contractFor';
import {idOf, nobody, Player, sentFile, type Answered} from './testing/player';

const steps = [
  ['HUNG.PHAM', 'DR'],
  ['TRA.DO', 'D'],
] as const;

const statusOf = ({data}: Answered): unknown => ((data as JsonObject | null)?.status as JsonObject | undefined)?.value;
const refused = ({success}: Answered): boolean => success === false;
const total = ({data}: Answered): unknown => (data as JsonObject).totalCount;

/** What a sandbox that answers with examples gets wrong without a word: what is asked, and the right answer. */
const probes: Readonly<Record<string, [probe: (player: Player) => unknown, right: unknown]>> = {
  'a document has the code that it was given': [
    (player) => (player.create('MY-0001').data as JsonObject).no,
    'MY-0001',
  ],
  'two documents have two ids': [(player) => idOf(player.create('A')) === idOf(player.create('B')), false],
  'an unknown document type is refused': [(player) => refused(player.create('A', {fields: {typeId: 999}})), true],
  'the type of another company is refused': [(player) => refused(player.create('A', {fields: {typeId: 62}})), true],
  'a code is not used twice': [(player) => [player.create('A'), player.create('A')].map(refused), [false, true]],
  'a text named .pdf is refused': [
    (player) => refused(player.create('A', {files: [sentFile('file', 'a.pdf', {begin: 'Hello', end: 'Hello'})]})),
    true,
  ],
  'an unknown id is refused': [
    (player) => refused(player.as('khue.le').call('documents-send-process', {path: {id: nobody}})),
    true,
  ],
  'a document without a workflow is not sent': [
    (player) => {
      const id = idOf(player.create('A'));
      return [refused(player.call('documents-send-process', {path: {id}})), player.document(id).status];
    },
    [true, 1],
  ],
  'filling in after signing is refused': [
    (player) =>
      refused(
        player.workflow(player.prepare('A', []), [
          ['TRA.DO', 'D'],
          ['HUNG.PHAM', 'F'],
        ]),
      ),
    true,
  ],
  'an unknown recipient is refused': [
    (player) => refused(player.workflow(player.prepare('A', []), [['NOBODY', 'A']])),
    true,
  ],
  'an unknown company is refused': [
    (player) =>
      player.call('password-login', {json: {username: 'khue.le', password: 'your-password', companyId: 7777}}).status,
    401,
  ],
  'a wrong one-time code is refused': [
    (player) => {
      const id = player.sent('A', steps);
      player.process('HUNG.PHAM', id);
      return [player.process('HUNG.PHAM', id, {otp: 'xx', reject: true}).messages, player.document(id).status];
    },
    [['Invalid OTP'], 3],
  ],
  'a rejection rejects': [(player) => statusOf(player.sign('HUNG.PHAM', player.sent('A', steps), {reject: true})), -1],
  'who signs both steps sees it completed': [
    (player) => {
      const id = player.sent('A', steps);
      return [statusOf(player.sign('HUNG.PHAM', id)), statusOf(player.sign('TRA.DO', id))];
    },
    [3, 4],
  ],
  'the code goes to the person who signs': [
    (player) => {
      const id = player.sent('A', steps, false);
      return (player.process('TRA.DO', id).data as JsonObject).receiveOtpEmail;
    },
    'tra.do@example.com',
  ],
  'without agreement to the terms nothing is signed': [
    (player) => refused(player.process('HUNG.PHAM', player.sent('A', steps), {confirmTermsConditions: false})),
    true,
  ],
  'a search that finds nothing is empty': [
    (player) => [player.create('A'), player.call('get-documents', {query: {search: 'zzzz', page: 7}})].map(total)[1],
    0,
  ],
  'a page behind the last one is empty': [
    (player) => [player.create('A'), player.call('get-documents', {query: {page: 9}})][1]!.data,
    expect.objectContaining({items: [], totalCount: 1, page: 9, hasNextPage: false, hasPreviousPage: true}),
  ],
  'a list has as many rows as there are': [
    (player) => [player.create('A'), player.create('B'), player.call('get-documents')].map(total)[2],
    2,
  ],
  'people have tokens of their own': [
    (player) => {
      const tokens = ['khue.le', 'hung.pham', 'khue.le'].map(
        (username) => player.call('password-login', {json: {username, password: 'your-password', companyId: 901}}).data,
      );
      return new Set(tokens).size;
    },
    3,
  ],
  'processing codes differ, and are in the notices': [
    (player) => {
      for (const no of ['A', 'B']) player.sent(no, steps);
      const codes = player.world.notices.map(({code}) => code);
      return [codes.length, new Set(codes).size];
    },
    [2, 2],
  ],
  'each change of the status calls the webhook': [
    (player) => {
      const id = player.sent('A', steps);
      for (const code of ['HUNG.PHAM', 'TRA.DO']) player.sign(code, id);
      return player.contract.event === undefined ? 2 : player.events().length;
    },
    2,
  ],
  'the download is the file that was sent': [
    (player) => {
      const {data} = player.create('A', {files: [sentFile('file', 'mine.pdf', {key: 'my bytes'})]});
      const token = new URL(String((data as JsonObject).downloadUrl)).searchParams.get('token')!;
      return player.with(undefined).call('documents-download', {query: {token}}).data;
    },
    {key: 'my bytes', name: 'mine.pdf', size: 329},
  ],
  'names of parameters and form fields are read in other letters': [
    (player) => {
      const fields = {No: 'A', Subject: 'Contract', TypeId: 52, DepartmentId: 41};
      const files = [sentFile('File', 'a.pdf')];
      const created = player.as('khue.le').call('documents-create', {form: {fields, files}});
      return [created.code, (player.call('get-documents', {query: {pagesize: 1}}).data as JsonObject).pageSize];
    },
    [0, 1],
  ],
  'worlds do not know each other': [
    (player) => {
      const other = new Player({version: player.world.settings.version, seed: 2});
      const id = player.sent('A', steps);
      return [refused(other.as('khue.le').call('documents-send-process', {path: {id}})), other.world.documents];
    },
    [true, {}],
  ],
};

const cases = platformVersions.flatMap((version) => Object.keys(probes).map((what) => [what, version] as const));

test.each(cases)('%s (%s)', (what, version) => {
  const [probe, right] = probes[what]!;
  expect(probe(new Player({version}))).toEqual(right);
});

test('another’s document is not cancelled, and a deleted one is not there', () => {
  const player = new Player();
  const id = player.sent('A', steps);
  for (const [username, company] of [
    ['hung.pham', 901],
    ['khue.le', 902],
  ] as const)
    expect(player.as(username, company).call('documents-cancel', {json: {id, reason: ''}}).success).toBe(false);
  expect(player.document(id).status).toBe(3);
  const gone = idOf(player.create('B'));
  player.call('documents-delete', {path: {id: gone}, query: {permanent: true}});
  expect(player.call('documents-get-id', {path: {id: gone}})).toMatchObject({success: false, data: null});
});
