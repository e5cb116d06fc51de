import {toString} from 'mdast-util-to-string';
import type {Table, TableCell, TableRow} from 'mdast';
import {expect, it} from 'vitest';
import type {ErrorModel} from '../shared/model';
import type {RenderContext} from './render/context';
import {mergeRefusals} from './refusals';

const context = {t: (id: string) => id, unconfirmedHref: '#u'} as unknown as RenderContext;
const cell = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});
const row = (...cells: string[]): TableRow => ({type: 'tableRow', children: cells.map(cell)});
const tableOf = (...rows: TableRow[]): Table => ({type: 'table', children: [row('See', 'Cause', 'Do'), ...rows]});
const causes = (table: Table): string[] => table.children.map(({children}) => toString(children[1]));

it('marks the head alone where all causes are inferred', () => {
  const table = tableOf(row('A', 'One.', 'x'), row('B', 'Two.', 'y'));
  mergeRefusals(table, [], context);
  expect(causes(table)).toEqual(['Cause unconfirmed', 'One.', 'Two.']);
});

it('keeps a documented text together: no room before its signs', () => {
  const table = tableOf(row('B', 'Two.', 'y'));
  const error = {status: '400', message: 'No', description: 'The code in `otp`. Look at `data`, then again.'};
  mergeRefusals(table, [error as ErrorModel], context);
  expect(causes(table)).toEqual(['Cause', 'The code in otp.', 'Two. unconfirmed']);
  expect(toString(table.children[1]?.children[2])).toBe('Look at data, then again.');
});
