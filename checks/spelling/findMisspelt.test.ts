import {expect, it} from 'vitest';
import {toDictionarySpelling} from './findMisspelt';

it.each([
  ['hủy', 'huỷ'],
  ['Xóa', 'Xoá'],
  ['khỏe', 'khoẻ'],
  ['của', 'của'],
  ['hoàn', 'hoàn'],
  ['quý', 'quý'],
  ['document', 'document'],
])('looks "%s" up as "%s"', (word, lookup) => {
  expect(toDictionarySpelling(word)).toBe(lookup);
});
