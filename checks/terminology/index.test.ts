import {beforeAll, expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('leaves labels, quotations, code, allowed phrases, data, names of laws, ordinary comments and promises of the API alone', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(13);
});

let messages: string[];
let guideMessages: string[];
let unfinishedMessages: string[];
let vocabularyMessages: string[];
beforeAll(async () => {
  const all = (await runFixture(check, 'bad')).messages;
  guideMessages = all.filter((message) => message.includes('/order.mdx'));
  unfinishedMessages = all.filter((message) => message.includes('/unfinished.mdx'));
  vocabularyMessages = all.filter((message) => message.includes('vocabulary/concepts.yaml'));
  const apart = new Set([...guideMessages, ...unfinishedMessages, ...vocabularyMessages]);
  messages = all.filter((message) => !apart.has(message));
});

it('refuses words that are not ours, across line breaks in partials, pictures, tags and messages', () => {
  expect(messages.slice(0, 15)).toEqual([
    'terminology: docs/_partials/note.mdx:1 "blink signature" is a word to avoid. Write "drawn signature".',
    'terminology: docs/index.mdx:2 "Sent to recipient" is a word to avoid. Write "Send to recipient": it is the label of the button.',
    'terminology: docs/index.mdx:5 "blink signature" is a word to avoid. Write "drawn signature".',
    'terminology: docs/index.mdx:6 "canceled" is a word to avoid. Write "cancelled", "cancelling".',
    'terminology: docs/index.mdx:8 "email" is a word to avoid. Write "e-mail".',
    'terminology: docs/index.mdx:8 "organisation" is a word to avoid. Write "organization".',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 "tài liệu" is a word to avoid. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:1 "Văn bản" is a word to avoid. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:3 "người duyệt" is a word to avoid. Write "người phê duyệt".',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:3 "huỷ" is a word to avoid. Write "hủy".',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:6 "10/4/2025" is a word to avoid. Write day and month with two digits.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:7 "phủ nhận giá trị" is a word to avoid. Write "phủ nhận giá trị pháp lý".',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:8 " …" is a word to avoid. Write "…" without a space before it.',
    'terminology: docs/tags.yml:1 "email" is a word to avoid. Write "e-mail".',
    'terminology: i18n/vi/code.json:3 "tài liệu" is a word to avoid. Write "chứng từ": it is the word for what is sent and signed.',
  ]);
});

it('reads sidebars, terms, contracts, their translations, menus and components, each to the line', () => {
  expect(messages.slice(15, 27)).toEqual([
    'terminology: versioned_sidebars/version-2.2.0-sidebars.json:5 "email" is a word to avoid. Write "e-mail".',
    'terminology: vocabulary/terms.yaml:19 "tài liệu" is a word to avoid. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: vocabulary/terms.yaml:2 "email" is a word to avoid. Write "e-mail".',
    'terminology: openapi/current/v1.yaml:4 "email" is a word to avoid. Write "e-mail".',
    'terminology: openapi/current/vi.overlay.yaml:2 "tài liệu" is a word to avoid. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: openapi/current/vi.overlay.yaml:9 "văn bản" is a word to avoid. Write "chứng từ": it is the word for what is sent and signed.',
    'terminology: openapi/current/vi.overlay.yaml:11 "1/7/2024" is a word to avoid. Write day and month with two digits.',
    'terminology: src/config/navbar.ts:2 "email" is a word to avoid. Write "e-mail".',
    'terminology: src/config/sidebars/api.ts:2 "email" is a word to avoid. Write "e-mail".',
    'terminology: src/site/components/Send/index.tsx:3 "email" is a word to avoid. Write "e-mail".',
    'terminology: src/site/components/Send/index.tsx:7 "email" is a word to avoid. Write "e-mail".',
    'terminology: src/site/components/Send/index.tsx:14 "email" is a word to avoid. Write "e-mail".',
  ]);
});

it('refuses the number of a law outside a name of the list, in labels too', () => {
  expect(messages.slice(27)).toEqual([
    'terminology: docs/index.mdx:10 "20/2023/QH15" is not in the name of a law as the list writes it. Write "Law on Electronic Transactions (No. 20/2023/QH15)", or add the law to `laws` in vocabulary/words.yaml.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:5 "20/2023/QH15" is not in the name of a law as the list writes it. Write "Luật Giao dịch điện tử số 20/2023/QH15", or add the law to `laws` in vocabulary/words.yaml.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:5 "23/2025/NĐ-CP" is not in the name of a law as the list writes it. Write "Nghị định 23/2025/NĐ-CP", or add the law to `laws` in vocabulary/words.yaml.',
    'terminology: i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:6 "337/2024/NĐ-CP" is not in the name of a law as the list writes it. Write "Nghị định 337/2025/NĐ-CP", or add the law to `laws` in vocabulary/words.yaml.',
  ]);
});

it('refuses promises in guides that no fact supports', () => {
  const promise = 'is a word to avoid. Write what is known: it promises what no fact is known to say.';
  expect(guideMessages).toEqual([
    `terminology: docs/order.mdx:2 "Always" ${promise}`,
    `terminology: docs/order.mdx:3 "less than a minute" ${promise}`,
  ]);
});

it('refuses what is left of a template, and words that promise text for later', () => {
  const instruction = "Write what it asks for: it is an instruction of the page's template.";
  const later = 'Write the text now, or leave it out: it promises text for later.';
  expect(unfinishedMessages).toEqual([
    `terminology: docs/unfinished.mdx:1 "{/* write: The idea in one paragraph. */}" shows that the page is not finished. ${instruction}`,
    `terminology: docs/unfinished.mdx:6 "{/* write: A link. */}" shows that the page is not finished. ${instruction}`,
    `terminology: docs/unfinished.mdx:4 "coming soon" shows that the page is not finished. ${later}`,
    `terminology: i18n/vi/docusaurus-plugin-content-docs/current/unfinished.mdx:1 "sẽ được bổ sung sau" shows that the page is not finished. ${later}`,
  ]);
});

it('refuses a word that two ideas of the vocabulary have', () => {
  expect(vocabularyMessages).toEqual([
    'terminology: vocabulary/concepts.yaml:2 "contract" is given twice. Keep it in the line of the idea that it means; if it means both, in none.',
  ]);
});
