import '../../tests/support/fixtureVersions';
import {describe, expect, it, test} from 'vitest';
import {docsFolder, locatePage, pageLocale, sitePath} from './pageLocation';

const at = (path: string) => locatePage({cwd: '/home/docs/site', path: `/home/docs/site/${path}`});
const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs';

describe('locatePage', () => {
  it.each([
    ['docs/index.mdx', {collection: 'docs', locale: 'en', version: 'current', route: ''}],
    ['docs/app/noti.mdx', {locale: 'en', version: 'current', route: 'app/noti', folder: 'docs'}],
    ['versioned_docs/version-2.2.0/api/index.mdx', {locale: 'en', version: '2.2.0', route: 'api'}],
    [`${vietnamese}/current/docs/a.mdx`, {locale: 'vi', version: 'current', route: 'docs/a'}],
    [`${vietnamese}/version-1.0.0/a.mdx`, {locale: 'vi', version: '1.0.0', route: 'a'}],
    ['src/pages/markdown-page.mdx', {collection: 'pages', locale: 'en', version: '', route: 'markdown-page'}],
    ['docs/_partials/note.mdx', {isPartial: true}],
  ])('%s', (path, location) => {
    expect(at(path)).toMatchObject({isPartial: false, ...location, file: path});
  });

  it.each(['README.md', 'docs/tags.yml', `${vietnamese}/version-9.9.9/a.mdx`])('%s is no page', (path) => {
    expect(at(path)).toBeUndefined();
  });
});

test.each([
  ['en', 'current', 'docs'],
  ['en', '2.2.0', 'versioned_docs/version-2.2.0'],
  ['vi', 'current', `${vietnamese}/current`],
  ['vi', '1.0.0', `${vietnamese}/version-1.0.0`],
])('the docs in %s of version %s are in %s', (locale, version, folder) => {
  expect(docsFolder(locale, version)).toBe(folder);
});

it('reads the language from the folder of a page', () => {
  expect(pageLocale({cwd: '/site', path: `/site/${vietnamese}/current/a.mdx`})).toBe('vi');
  expect(pageLocale({cwd: '/site', path: '/site/docs/vi/a.mdx'})).toBe('en');
  expect(pageLocale({cwd: '/site'})).toBe('en');
});

it('names a page from the root of the site', () => {
  expect(sitePath({cwd: '/site', path: '/site/docs/a.mdx'})).toBe('docs/a.mdx');
  expect(sitePath({cwd: '/site', path: 'docs/a.mdx'})).toBe('docs/a.mdx');
  expect(sitePath({cwd: '/site'})).toBe('(unnamed page)');
});
