import {describe, expect, it} from 'vitest';
import {exactForm, foldWord, hasMarks, normalizeText} from './foldText';

describe('foldWord', () => {
  it.each([
    ['Đồng', 'dong'],
    ['HỢP', 'hop'],
    ['hoà', 'hoa'],
    ['hòa', 'hoa'],
    ['ký', 'ki'],
    ['kí', 'ki'],
    ['kỹ', 'ki'],
    ['Lý', 'li'],
    ['quý', 'quy'],
    ['thuý', 'thuy'],
    ['ủy', 'uy'],
    ['yêu', 'yeu'],
    ['người', 'nguoi'],
    ['Café', 'cafe'],
    ['eKYC', 'ekyc'],
    ['2025', '2025'],
  ])('folds %s to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
    expect(foldWord(word.normalize('NFD'))).toBe(folded);
  });
});

describe('exactForm', () => {
  it.each([
    ['hòa', 'hoà'],
    ['thủy', 'thuỷ'],
    ['hủy', 'huỷ'],
    ['Ký', 'kí'],
    ['khóa', 'khoá'],
    ['ĐỒNG', 'đồng'],
  ])('gives %s and %s the same form', (a, b) => {
    expect(exactForm(a)).toBe(exactForm(b));
    expect(exactForm(a.normalize('NFD'))).toBe(exactForm(b));
  });

  it.each([
    ['ký', 'kỳ'],
    ['ký', 'kỹ'],
    ['số', 'sô'],
    ['số', 'só'],
    ['đa', 'da'],
    ['mau', 'mẫu'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(exactForm(a)).not.toBe(exactForm(b));
  });

  it('puts the tone at the end as a digit', () => {
    expect(exactForm('hợp')).toBe('hơp5');
    expect(exactForm('đồng')).toBe('đông1');
  });
});

it('detects marks', () => {
  expect(hasMarks({exact: exactForm('ký'), folded: foldWord('ký')})).toBe(true);
  expect(hasMarks({exact: exactForm('ky'), folded: foldWord('ky')})).toBe(false);
});

it('composes text and removes zero-width characters', () => {
  expect(normalizeText('Hu\u0309y\u200b chu\u031b\u0301ng')).toBe('Hủy chứng');
});
