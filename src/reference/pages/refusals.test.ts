import {toString} from 'mdast-util-to-string';
import type {TableCell, TableRow} from 'mdast';
import {expect, it} from 'vitest';
import type {ErrorModel} from '../shared/model';
import type {RenderContext} from './render/context';
import {mergeRefusals, type Refusals} from './refusals';

const context = {t: (id: string) => id, unconfirmedHref: '#u'} as unknown as RenderContext;
const cell = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});
const row = (...cells: string[]): TableRow => ({type: 'tableRow', children: cells.map(cell)});
const refusalsOf = (...rows: TableRow[]): Refusals => ({
  table: {type: 'table', children: [row('See', 'Cause', 'Do'), ...rows]},
  before: [],
});
const causes = ({table}: Refusals): string[] => table.children.map(({children}) => toString(children[1]));

it('says once, before the table, that all causes are inferred', () => {
  const refusals = refusalsOf(row('A', 'One.', 'x'), row('B', 'Two.', 'y'));
  mergeRefusals(refusals, [], context);
  expect(causes(refusals)).toEqual(['Cause', 'One.', 'Two.']);
  expect(refusals.before.map((each) => toString(each))).toEqual(['unconfirmed.causes']);
});

it('keeps a documented text together: no room before its signs', () => {
  const refusals = refusalsOf(row('B', 'Two.', 'y'));
  const error = {status: '400', message: 'No', description: 'The code in `otp`. Look at `data`, then again.'};
  mergeRefusals(refusals, [error as ErrorModel], context);
  expect(causes(refusals)).toEqual(['Cause', 'The code in otp.', 'Two. unconfirmed']);
  expect(toString(refusals.table.children[1]?.children[2])).toBe('Look at data, then again.');
});
