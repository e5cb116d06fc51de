import {expect, it} from 'vitest';
import type {ResultRow} from '../engine/resultRows';
import type {Area} from '../engine/rowArea';
import {groupOf, inGroups} from './rowGroups';

const row = (title: string, area: Area | undefined, kind: ResultRow['kind'] = 'page') =>
  ({kind, title, area}) as ResultRow;

it('keeps the best row first, groups in the order of their best rows, and sections below their page', () => {
  const rows = [
    row('best', 'app'),
    row('its section', 'app', 'section'),
    row('second', 'website'),
    row('third', 'api-v1'),
    row('fourth', 'website'),
    row('fifth', 'app'),
    row('sixth', 'api-v2'),
  ];
  expect(inGroups(rows).map(({title}) => title)).toEqual([
    'best',
    'its section',
    'fifth',
    'second',
    'fourth',
    'third',
    'sixth',
  ]);
});

it('puts the home page beside the introduction, which is of no area', () => {
  expect(groupOf(row('Home', 'home'))).toBe(groupOf(row('Introduction', undefined)));
});
