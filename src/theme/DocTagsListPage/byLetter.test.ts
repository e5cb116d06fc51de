import {expect, test} from 'vitest';
import {byLetter} from './byLetter';

const lettersOf = (locale: string, labels: readonly string[]): unknown =>
  [
    ...byLetter(
      labels.map((label) => ({label, permalink: label, description: undefined, count: 1})),
      locale,
    ),
  ].map(([letter, tags]) => [letter, ...tags.map(({label}) => label)]);

test('tags are in the order of the page’s language, whatever the letters’ case', () => {
  expect(lettersOf('en', ['Webhook', 'API', 'eKYC', 'Account', 'E-sign'])).toEqual([
    ['A', 'Account', 'API'],
    ['E', 'E-sign', 'eKYC'],
    ['W', 'Webhook'],
  ]);
  expect(lettersOf('vi', ['Đăng nhập', 'Ứng dụng', 'Dữ liệu', 'USB Token'])).toEqual([
    ['D', 'Dữ liệu'],
    ['Đ', 'Đăng nhập'],
    ['U', 'USB Token'],
    ['Ư', 'Ứng dụng'],
  ]);
  // In Danish, aa is the last letter.
  expect(lettersOf('da', ['Aalborg', 'Avis'])).toEqual([['A', 'Avis', 'Aalborg']]);
});
