import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('leaves labels, quotations, code and allowed phrases alone', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('refuses words that are not ours, across line breaks in partials, pictures, tags and messages', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'terminology: docs/_partials/note.mdx:1 "blink signature" is not an approved term. Write "drawn signature".',
    'terminology: docs/index.mdx:2 "Sent to recipient" is not an approved term. Write "Send to recipient": it is the label of the button.',
    'terminology: docs/index.mdx:5 "blink signature" is not an approved term. Write "drawn signature".',
    'terminology: docs/index.mdx:6 "canceled" is not an approved term. Write "cancelled", "cancelling", "cancellation".',
    'terminology: docs/index.mdx:8 "email" is not an approved term. Write "e-mail".',
    'terminology: docs/index.mdx:8 "organisation" is not an approved term. Write "organization".',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 "tài liệu" is not an approved term. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 "Văn bản" is not an approved term. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:3 "người duyệt" is not an approved term. Write "người phê duyệt".',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:3 "huỷ" is not an approved term. Write the modern tone placement ("hủy", "xóa", "khóa", "hòa").',
    'terminology: docs/tags.yml:1 "email" is not an approved term. Write "e-mail".',
    'terminology: i18n/vi/code.json:3 "tài liệu" is not an approved term. Write "chứng từ": it is the word for what is sent and signed.',
  ]);
});
