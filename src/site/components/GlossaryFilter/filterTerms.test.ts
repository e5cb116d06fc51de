import {expect, it} from 'vitest';
import {filterTerms} from './filterTerms';

const terms = [
  {name: 'hợp đồng contract', meaning: 'Một loại chứng từ.'},
  {name: 'đơn vị vận hành operator', meaning: 'Công ty vận hành hệ thống.'},
  {name: 'mẫu hợp đồng', meaning: 'Mẫu để tạo hợp đồng.'},
];

it.each([
  ['hop dong', [true, false, true]],
  ['Hợp Đồng', [true, false, true]],
  ['dong mau', [false, false, true]],
  ['OPERATOR', [false, true, false]],
  ['', [true, true, true]],
  ['nothing', [false, false, false]],
])('"%s" shows the terms whose names have its words', (query, shown) => {
  expect(filterTerms(terms, query)).toEqual(shown);
});

it('searches the meanings where no name has the words', () => {
  expect(filterTerms(terms, 'chung tu')).toEqual([true, false, false]);
});
