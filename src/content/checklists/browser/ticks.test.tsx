import {expect, it} from 'vitest';
import {restore, toStored} from './ticks';

/** @returns boxes of two lists: `a` and `b` */
function boxes(names: string): HTMLInputElement[] {
  return [...names].map((name) => Object.assign(document.createElement('input'), {type: 'checkbox', name}));
}
const ticks = (all: readonly HTMLInputElement[]): string => all.map(({checked}) => (checked ? '1' : '0')).join('');

it('restores what was stored, list by list', () => {
  const before = boxes('aaabb');
  before[1]!.checked = true;
  before[4]!.checked = true;
  const after = boxes('aaabb');
  restore(after, toStored(before));
  expect(ticks(after)).toBe('01001');
});

it('begins a list anew that has got or lost an item', () => {
  const before = boxes('aabb');
  for (const box of before) box.checked = true;
  const after = boxes('aaabb');
  restore(after, toStored(before));
  expect(ticks(after)).toBe('00011');
});

it('leaves a box alone whose press still waits for the application', () => {
  const after = boxes('aa');
  after[1]!.checked = true;
  after[1]!.setAttribute('aria-busy', 'true');
  restore(after, '{"a":"10"}');
  expect(ticks(after)).toBe('11');
});

it.each([null, 'null', '', '{', '[]', '{"a":7}'])('does no harm where %o is stored', (stored) => {
  const after = boxes('a');
  restore(after, stored);
  expect(ticks(after)).toBe('0');
});
