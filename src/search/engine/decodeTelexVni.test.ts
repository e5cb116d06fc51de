import {describe, expect, it} from 'vitest';
import {decodeTelexVni} from './decodeTelexVni';
import {exactForm} from '../shared/foldText';

describe('Telex', () => {
  it.each([
    ['kys', 'ký'],
    ['soos', 'số'],
    ['sos', 'só'],
    ['hopwj', 'hợp'],
    ['howpj', 'hợp'],
    ['ddoongf', 'đồng'],
    ['dongdf', 'đòng'],
    ['chuwngs', 'chứng'],
    ['chuwngs', 'chứng'],
    ['tuwf', 'từ'],
    ['huyr', 'hủy'],
    ['duyeetj', 'duyệt'],
    ['nguowif', 'người'],
    ['nhaanj', 'nhận'],
    ['ddawng', 'đăng'],
    ['nhaapj', 'nhập'],
    ['maatj', 'mật'],
    ['khaaur', 'khẩu'],
    ['quy', undefined],
    ['quyf', 'quỳ'],
    ['giaays', 'giấy'],
    ['gif', 'gì'],
    ['xoas', 'xóa'],
    ['khoas', 'khóa'],
    ['hoanf', 'hoàn'],
    ['uwngs', 'ứng'],
    ['wng', 'ưng'],
    ['thuees', 'thuế'],
    ['documents', undefined],
  ])('reads %s as %s', (typed, word) => {
    const decoded = decodeTelexVni(typed);
    if (word === undefined) expect(decoded === undefined || exactForm(decoded) !== typed).toBe(true);
    else expect(exactForm(decoded ?? '')).toBe(exactForm(word));
  });
});

describe('VNI', () => {
  it.each([
    ['ky1', 'ký'],
    ['so61', 'số'],
    ['so16', 'số'],
    ['ho7p5', 'hợp'],
    ['hop75', 'hợp'],
    ['d9o62ng', 'đồng'],
    ['dong962', 'đồng'],
    ['chu7ng1', 'chứng'],
    ['tu72', 'từ'],
    ['nguoi72', 'người'],
    ['huy3', 'hủy'],
    ['ma64u', 'mẫu'],
    ['d9a8ng', 'đăng'],
  ])('reads %s as %s', (typed, word) => {
    expect(exactForm(decodeTelexVni(typed) ?? '')).toBe(exactForm(word));
  });
});

it.each(['ký', '2025', '', 'a-b', 'token'])('leaves %s alone', (typed) => {
  expect(decodeTelexVni(typed)).toBeUndefined();
});
