import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts complete front matter, also of a page of the API without basis, and a translated list of tags', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('refuses typos, wrong values, a missing basis, questions that are none, repeated descriptions, too many phrases, and tags that are unknown or not translated', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'front-matter: docs/a-typo.mdx:1 key "title" is missing. Add it: the name of the page.',
    'front-matter: docs/a-typo.mdx:3 key "description" is 10 characters long. Write 50 to 160 characters: what the page answers, in one sentence.',
    'front-matter: docs/a-typo.mdx:4 key "kind" has the unknown value "taks". Did you mean "task"?',
    'front-matter: docs/a-typo.mdx:5 key "audience" cannot be "receiver". Write a list of readers (everyone, sender, receiver, administrator, integrator), such as [sender].',
    'front-matter: docs/a-typo.mdx:7 key "draft" cannot be "yes". Write true or false, without quotes.',
    'front-matter: docs/a-typo.mdx:2 unknown key "titel". Did you mean "title"?',
    'front-matter: docs/c-same.mdx:6 key "open.0" is no question: "The length of the code". Write it as a question to the operator, ending in "?", or delete it.',
    'front-matter: docs/c-same.mdx:9 key "search" cannot be ["1","2","3","4","5","6","7","8","9","10","11","12","13","14…. Write a list of at most 14 phrases, such as [no code arrives, resend otp].',
    'front-matter: docs/a-typo.mdx:1 has no key "basis". Add how far its subject was seen on a screen of this version: seen, partly-seen, inferred.',
    'front-matter: docs/c-same.mdx:3 has the same description as docs/b-first.mdx. Say what only this page answers.',
    'front-matter: docs/a-typo.mdx:6 unknown tag "logn". Did you mean "login"?',
    'front-matter: versioned_docs/version-2.2.0/tags.yml:1 key "login.label" is missing. Add it: the name that readers see.',
    'front-matter: versioned_docs/version-2.2.0/tags.yml:1 unknown key "login.lable". Did you mean "label"?',
    'front-matter: i18n/vi/docusaurus-plugin-content-docs/current/tags.yml:1 tag "login" has another permalink than in docs/tags.yml. Write /login.',
    'front-matter: i18n/vi/docusaurus-plugin-content-docs/current/tags.yml:1 tag "login" is not translated. Translate its label and description.',
    'front-matter: i18n/vi/docusaurus-plugin-content-docs/current/tags.yml:1 lacks the tag "account". Add it as in docs/tags.yml.',
  ]);
});
