import {expect, it} from 'vitest';
import {wordSequence} from './tokenize';
import {findIdeasIn} from './concepts';

const find = findIdeasIn([
  ['boss', 'manager', 'sếp', 'giám đốc'],
  ['remove', 'delete', 'xóa'],
  ['sign', 'ký'],
]);

it.each([
  ['my boss signed', ['#0', '#2']],
  ['GIÁM ĐỐC ký', ['#0', '#2']],
  ['giam doc', ['#0']],
  ['giám sát', []],
  ['removing deleted managers', ['#1', '#0']],
  ['kỳ hạn', []],
  ['', []],
])('finds the ideas of “%s”', (text, keys) => {
  expect([...find(wordSequence(text.toLowerCase()))]).toEqual(keys);
});
