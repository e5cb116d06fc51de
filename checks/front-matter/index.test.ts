import {expect, it} from 'vitest';
import {runFixture} from '../runFixture';
import {check} from './index';

it('accepts complete front matter and a translated list of tags', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(2);
});

it('refuses typos, wrong values, repeated descriptions and tags that are unknown or not translated', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'front-matter: docs/a-typo.mdx:1 key "title" is missing. Add it between the --- lines.',
    'front-matter: docs/a-typo.mdx:2 unknown key "titel". Did you mean "title"?',
    'front-matter: docs/a-typo.mdx:3 key "description" is 10 characters long. Write 50 to 160: what the page answers, in one sentence.',
    'front-matter: docs/a-typo.mdx:4 key "kind" has the unknown value "taks". Did you mean "task"?',
    'front-matter: docs/a-typo.mdx:5 key "audience" must be a list with at least one value. Write it as [one, two].',
    'front-matter: docs/a-typo.mdx:7 key "draft" must be true or false. Write it without quotes.',
    'front-matter: docs/c-same.mdx:3 has the same description as docs/b-first.mdx. Say what only this page answers.',
    'front-matter: docs/a-typo.mdx:6 unknown tag "logn". Did you mean "login"?',
    'front-matter: i18n/vi/docusaurus-plugin-content-docs/current/tags.yml lacks the tag "account". Add it as in docs/tags.yml.',
    'front-matter: i18n/vi/docusaurus-plugin-content-docs/current/tags.yml tag "login" has another permalink than in docs/tags.yml. Write /login.',
    'front-matter: i18n/vi/docusaurus-plugin-content-docs/current/tags.yml tag "login" is not translated. Translate its label and description.',
  ]);
});
