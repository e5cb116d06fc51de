import {describe, expect, it} from 'vitest';
import {findEnglishSentences, findVietnameseWords} from './findLanguage';

describe('findEnglishSentences', () => {
  it.each(['The document is sent.', 'Press this button when you are ready', 'Before you begin'])(
    'finds "%s"',
    (text) => {
      expect(findEnglishSentences(text)).toHaveLength(1);
    },
  );

  it.each([
    'Người gửi nhấn nút rồi chờ.',
    'SmartCA, USB Token, OTP và webhook',
    'Mở trang The Document Portal rồi đăng nhập vào hệ thống',
    'Webhook API',
  ])('leaves "%s" alone', (text) => {
    expect(findEnglishSentences(text)).toEqual([]);
  });
});

describe('findVietnameseWords', () => {
  it('joins neighbouring words and knows both Unicode forms', () => {
    expect(findVietnameseWords('The word hủy bỏ is one, '.concat('ký'.normalize('NFD')))).toEqual([
      {index: 9, text: 'hủy bỏ'},
      {index: 24, text: 'ký'.normalize('NFD')},
    ]);
  });

  it('finds nothing in English', () => {
    expect(findVietnameseWords('Nothing to see here — not even a naive cafe.')).toEqual([]);
  });
});
