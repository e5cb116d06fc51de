import '../../tests/support/fixtureVersions';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {listPhrases} from './listPhrases';

const root = join(__dirname, '__fixtures__/phrases');
const run = (...files: string[]): string[] => {
  const {pages, allPages} = createContext(root, files.length > 0 ? new Set(files) : undefined);
  return listPhrases(pages, allPages, root);
};

it('names pages with few phrases, each phrase that does not find its page, and those that two pages have', () => {
  const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs/current';
  const few = 'of 12 phrases: what its readers want, or what went wrong, in their words.';
  expect(run()).toEqual([
    `docs/news.mdx:4 has 2 ${few}`,
    `docs/update-password.mdx:4 has 3 ${few}`,
    `docs/update-template.mdx:4 has 3 ${few}`,
    `docs/update-type.mdx:4 has 3 ${few}`,
    `${vietnamese}/news.mdx:4 has 2 ${few}`,
    `${vietnamese}/update-password.mdx:4 has 2 ${few}`,
    'docs/news.mdx:6 is not found by its phrase "update": found are Update a password (docs/update-password.mdx), Update a template (docs/update-template.mdx), Update a type (docs/update-type.mdx).',
    `${vietnamese}/news.mdx:6 is not found by its phrase "???": nothing is found.`,
    'docs/update-type.mdx:7 has the phrase "replace the standard contract" of docs/update-template.mdx; keep it on the page that answers it best.',
    '15 phrases on 6 pages, 9 to look at',
  ]);
});

it('asks only the phrases of the chosen pages, in the index of all', () => {
  expect(run('docs/news.mdx').filter((line) => line.includes('is not found'))).toHaveLength(1);
  expect(run('docs/update-type.mdx').at(-1)).toBe('3 phrases on 1 pages, 2 to look at');
});
