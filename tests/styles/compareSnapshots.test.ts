import {expect, it} from 'vitest';
import {compareSnapshots} from './compareSnapshots';
import type {Snapshot, StyledNode} from './snapshot';

const node = (name: string, color: string | undefined, children: StyledNode[] = [], label = ''): StyledNode => ({
  name,
  label,
  values: color === undefined ? undefined : [color, '10px'],
  children,
});
const page = (...children: StyledNode[]): Snapshot => ({
  properties: ['color', 'height'],
  root: node('html', 'black', children),
});

it('finds nothing where all is the same, whatever the classes are called', () => {
  expect(compareSnapshots(page(node('p', 'red', [], '.a')), page(node('p', 'red', [], '.b')))).toEqual([]);
});

it('reports each kind of difference once, with its first place', () => {
  const actual = page(node('p', 'red', [], '#a.b'), node('p', 'red'), node('i', 'red'));
  const expected = page(node('p', 'blue'), node('p', 'blue'), node('i', 'green'));
  expect(compareSnapshots(actual, expected)).toEqual([
    'color: red instead of blue (2 ×, first html > p#a.b)',
    'color: red instead of green (1 ×, first html > i)',
  ]);
});

it('reports sizes last, because they follow from the rest', () => {
  const lower: StyledNode = {...node('p', 'red'), values: ['red', '9px']};
  expect(compareSnapshots(page(lower, node('i', 'red')), page(node('p', 'red'), node('i', 'blue')))).toEqual([
    'color: red instead of blue (1 ×, first html > i)',
    'height: 9px instead of 10px (1 ×, first html > p)',
  ]);
});

it('sees what is drawn in one of them only', () => {
  expect(compareSnapshots(page(node('p', 'red'), node('i', 'red')), page(node('p', 'red')))).toEqual([
    'draws p i instead of p (1 ×, first html)',
  ]);
  expect(
    compareSnapshots(page(node('p', undefined, [node('i', 'red')])), page(node('p', 'red', [node('i', 'red')]))),
  ).toEqual(['is not drawn (1 ×, first html > p)']);
});

it('leaves out what is excepted in either of them', () => {
  const actual = page(node('p', 'red', [node('i', 'red')], '.marked.b'));
  expect(compareSnapshots(actual, page(node('p', 'blue')), ['marked'])).toEqual([]);
  expect(compareSnapshots(page(node('p', 'blue')), actual, ['marked'])).toEqual([]);
});
