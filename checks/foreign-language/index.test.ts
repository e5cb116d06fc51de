import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('leaves labels, quotations, code and names alone', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
});

it('refuses the other language in titles, text, pictures, diagrams and tables', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'foreign-language: docs/index.mdx:2 Vietnamese on a page in English: "Ký nháy". Translate it; a label goes in bold, a name into vocabulary/words.yaml.',
    'foreign-language: docs/index.mdx:6 Vietnamese on a page in English: "chứng từ mới". Translate it; a label goes in bold, a name into vocabulary/words.yaml.',
    'foreign-language: docs/index.mdx:8 Vietnamese on a page in English: "sách chứng từ". Translate it; a label goes in bold, a name into vocabulary/words.yaml.',
    'foreign-language: docs/index.mdx:12 Vietnamese on a page in English: "Đang xử lý". Translate it; a label goes in bold, a name into vocabulary/words.yaml.',
    'foreign-language: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 English on a page in Vietnamese: "The document … is sent to everybody in the workflow". Translate it; a label goes in bold, a name into vocabulary/words.yaml.',
    'foreign-language: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:5 English on a page in Vietnamese: "Before you begin". Translate it; a label goes in bold, a name into vocabulary/words.yaml.',
  ]);
});
