import '../../tests/support/fixtureVersions';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {listOpen} from './listOpen';

const {pages} = createContext(join(__dirname, '../../checks/front-matter/__fixtures__/good'));

it.each([
  ['en', 'docs', 'Sign in', 'How many attempts are there?'],
  ['vi', 'i18n/vi/docusaurus-plugin-content-docs/current', 'Sign in', 'Được thử bao nhiêu lần?'],
] as const)('lists in %s what the operator is to be asked, by area and page', (locale, folder, title, question) => {
  expect(listOpen(pages, locale)).toEqual([
    '## general',
    '',
    `- ${title} (${folder}/login.mdx)`,
    `  - ${question}`,
    '',
    '1 questions on 1 pages',
  ]);
});
