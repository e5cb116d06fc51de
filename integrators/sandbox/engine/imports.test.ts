import {expect} from 'vitest';
import {isSince} from './contract';
import type {JsonObject} from './json';
import {idOf, sentFile, type Answered, type Player} from './testing/player';
import {testRule} from './testing/testRule';
import {second} from './time';

const columns = [
  ...['{{D.FileName}}', '{{D.No}}', '{{D.Subject}}', '{{D.ExpiryDate}}', '{{D.Description}}', '{{D.IsOrder}}'],
  ...['{{P.Code}}', '{{P.AccessPermission}}', '{{P.Code}}', '{{P.AccessPermission}}'],
  ...['{{employee_name}}', '{{start_date}}'],
];

const row = (
  no: string,
  {deadline = '10/04/2025', code = 'HUNG.PHAM', permission = 'DR', name = 'Vy'} = {},
): string[] => [
  ...[`file-${no}`, no, `Contract ${no}`, deadline, '', 'Y', code, permission, 'TRA.DO', 'D', name, '14/04/2025'],
];

const table = {name: 'April', departmentId: 41, documentTypeId: 52, documentTemplateId: 1201};

const importRows = (player: Player, rows: string[][], parameters = columns): Answered =>
  player.as('khue.le').call('batch-imports-create-advance', {json: {...table, parameters, rows}});

const statuses = (player: Player): number[] => Object.values(player.world.documents).map(({status}) => status);

testRule('import-columns', 'makes a document of each row', (start) => {
  const player = start();
  const {data} = importRows(player, [row('HD-1'), row('HD-2', {deadline: ''})]);
  expect(data).toMatchObject({
    ...{name: 'April', numberOfRecords: 2, isSendable: true},
    documents: [
      {no: 'HD-1', expiryDate: '2025-04-10T00:00:00.0000000', status: {value: 1}, documentTemplate: {id: 1201}},
      {no: 'HD-2', file: {name: 'file-HD-2.pdf'}},
    ],
  });
  const {steps} = Object.values(player.world.documents)[0]!;
  expect(steps).toMatchObject([
    {userId: 7002, permission: 'DR'},
    {userId: 7003, permission: 'D'},
  ]);
});

testRule('import-columns', 'one bad row refuses all, and is named', (start) => {
  const player = start();
  const bad: [string[], string][] = [
    [row('HD-2', {code: 'NOBODY'}), 'Row 2: There is no enabled user with the code NOBODY.'],
    [row('HD-2', {permission: 'X'}), 'Row 2: There is no permission X.'],
    [row('HD-2', {deadline: '31/02/2025'}), 'Row 2: 31/02/2025 is no date as dd/MM/yyyy.'],
    [row('HD-1'), 'Row 2: The code HD-1 is there twice.'],
    [row('HD-2').slice(1), 'Row 2: It has 11 values for 12 columns.'],
    [row(''), 'Row 2: Document code and title must not be empty.'],
    [
      row('HD-2').map((value) => (value === 'DR' ? 'D' : value === 'D' ? 'F' : value)),
      'Row 2: Steps that fill in data',
    ],
    [row('HD-2').map((value) => (value === 'Y' ? 'yes' : value)), 'Row 2: {{D.IsOrder}} must be Y or N.'],
  ];
  const before = JSON.stringify(player.as('khue.le').world.batchImports);
  for (const [second, message] of bad) {
    const {success, messages} = importRows(player, [row('HD-1'), second]);
    expect([success, messages[0]?.slice(0, message.length)]).toEqual([false, message]);
  }
  expect(importRows(player, []).success).toBe(false);
  expect([JSON.stringify(player.world.batchImports), statuses(player)]).toEqual([before, []]);
});

testRule('import-columns', 'are in their order, and those of the template', (start) => {
  const player = start();
  const refused = (parameters: string[]): string | undefined =>
    importRows(player, [row('HD-1')], parameters).messages[0];
  const withColumn = (place: number): string[] => columns.map((column, index) => (index === place ? '{{x}}' : column));
  expect(refused([...columns].reverse())).toBe('Column 1 must be {{D.FileName}}.');
  expect(refused(withColumn(7))).toBe('Column 8 must be {{P.AccessPermission}}, after {{P.Code}}.');
  expect(refused(withColumn(10))).toBe('The template has no placeholder {{x}}.');
  expect(refused(columns.slice(0, -1))).toBe('The placeholder {{start_date}} is missing.');
  const withList = importRows(player, [[...row('HD-1'), '[]']], [...columns, '{{#items}}']);
  expect(withList.success).toBe(isSince(player.contract, '2.3.0'));
});

testRule('import-length', 'is 2,000 characters', (start) => {
  const player = start();
  expect(importRows(player, [row('HD-1', {name: 'x'.repeat(2001)})]).messages[0]).toMatch(/^Row 1: A value has more/);
  expect(importRows(player, [row('HD-1', {name: 'x'.repeat(2000)})]).success).toBe(true);
});

testRule('import-building', 'is answered with code 202 until the batch is there, which the webhook tells', (start) => {
  const player = start();
  const created = importRows(
    player,
    Array.from({length: 100}, (_, index) => row(`HD-${index}`)),
  );
  const send = (): Answered => player.call('batch-imports-send', {path: {id: idOf(created)}});
  const building = player.advance(2 * second - 1) && send();
  expect(building).toMatchObject({status: 200, code: 202, success: false});
  expect(building.certainty).toBe('public-programs; rule=import-building');
  expect(statuses(player)).not.toContain(2);
  const sent = player.advance(1) && send();
  expect(sent).toMatchObject({code: 0, messages: ['Send batch document success']});
  expect(new Set(statuses(player))).toEqual(new Set([2]));
  expect(send().certainty).toContain('rule=only-new');
  if (!isSince(player.contract, '2.2.0')) return expect(player.events()).toEqual([]);
  const [finished] = player.events();
  expect(finished).toMatchObject({BatchImportId: Number(idOf(created)), DatetimeNow: '2025/04/02 12:00:02'});
  expect(finished!.DocumentIdInBatchImport).toHaveLength(100);
});

testRule('import-sheet', 'holds the columns in its first row', (start) => {
  const player = start().as('khue.le');
  const send = (rows?: string[][]): Answered =>
    player.call('batch-imports-create', {
      form: {fields: table, files: [sentFile('file', 'april.xlsx', {begin: 'PK', ...(rows ? {rows} : {})})]},
    });
  expect(send()).toMatchObject({success: false, messages: ['The file april.xlsx is not an Excel sheet.']});
  expect(send([]).success).toBe(false);
  const {data} = send([columns, row('HD-1')]);
  expect((data as JsonObject).numberOfRecords).toBe(1);
  expect(player.call('batch-import').data).toMatchObject({totalCount: 1});
});
