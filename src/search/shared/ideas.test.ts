import {expect, it} from 'vitest';
import {wordSequence} from './tokenize';
import {findIdeasIn} from './ideas';

const find = findIdeasIn([
  ['boss', 'manager', 'sếp', 'giám đốc'],
  ['remove', 'delete', 'xóa'],
  ['sign', 'ký'],
  ['hangs', 'treo'],
]);

it.each([
  ['my boss signed', ['#0', '#2']],
  ['GIÁM ĐỐC ký', ['#0', '#2']],
  ['giam doc', ['#0']],
  ['giám sát', []],
  ['removing deleted managers', ['#1', '#0']],
  ['kỳ hạn', []],
  ['sếp hàng', ['#0']],
  ['hàng', []],
  ['', []],
])('finds the ideas of “%s”', (text, keys) => {
  expect([...find(wordSequence(text.toLowerCase()))]).toEqual(keys);
});
