import '../../tests/support/fixtureVersions';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {toFingerprint} from '../../src/kit/fingerprint';
import {cutVersion, listMentions, validateCut} from './cutVersion';

const vi = 'i18n/vi/docusaurus-plugin-content-docs';
const page = (title: string, words = 'Words.'): string => `---\ntitle: ${title}\n---\n\n${words}\n`;
const guide = (title: string, words: string): string => `---\ntitle: ${title}\nbasis: seen\n---\n\n${words}\n`;

/** A small site of the same build as ours. */
const site: Record<string, string> = {
  'docusaurus.config.js': `module.exports = {
    title: 'Docs', url: 'https://docs.example.com', baseUrl: '/',
    i18n: {defaultLocale: 'en', locales: ['vi', 'en']},
    plugins: [['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.js'}]],
  };\n`,
  'sidebars.js': `module.exports = {
    appSidebar: ['app/login', {type: 'category', label: 'API', items: ['api/files', {type: 'category', label: 'Words', items: ['glossary']}]}],
    releaseNotesSidebar: ['release-notes/website'],
  };\n`,
  'versions.json': '["2.2.0"]\n',
  'package.json': '{}\n',
  'versioned_docs/version-2.2.0/app/login.mdx': page('Log in to 2.2.0'),
  'docs/app/login.mdx': guide(
    'Log in',
    'New in 2.3.0: see [the news](../release-notes/website.mdx#may) and [files](../api/files.mdx).',
  ),
  'docs/app/print.png': 'a picture',
  'docs/api/files.mdx': page('Files', '[v1.json](pathname:///openapi/2.3.0/v1.json)'),
  'docs/glossary.mdx': page('Glossary'),
  'docs/release-notes/website.mdx': page('Website'),
  'docs/tags.yml': '{}\n',
  [`${vi}/current/app/login.mdx`]: guide('Đăng nhập', '[Tin mới](../release-notes/website.mdx#may)'),
  [`${vi}/current/api/files.mdx`]: page('File', '[v1.json](pathname:///vi/openapi/2.3.0/v1.json)'),
  [`${vi}/current/glossary.mdx`]: page('Thuật ngữ'),
  [`${vi}/current/release-notes/website.mdx`]: page('Trang web'),
  [`${vi}/current/tags.yml`]: '{}\n',
  [`${vi}/current.json`]: JSON.stringify({
    'version.label': {message: '2.3.0', description: 'The label for version current'},
    'sidebar.appSidebar.category.App': {message: 'Ứng dụng'},
    'sidebar.releaseNotesSidebar.category.News': {message: 'Tin mới'},
  }),
  'openapi/current/v1.yaml': '# Contract in version 2.3.0\ninfo:\n  version: 2.3.0\nx-seen-in: [2.3.0]\n',
  '.github/ISSUE_TEMPLATE/content.yml': "options: ['2.3.0', '2.2.0', all]\n",
  'src/kit/versions.ts': [
    'export const versions = [',
    "  {name: 'current', label: '2.3.0', path: ''},",
    '  ...frozen,',
    '];',
    '',
  ].join('\n'),
  'checks/moved-pages/released-addresses.txt': '',
  'src/config/redirects.yaml': '/docs/app/sign-in: /docs/app/login\n',
};

function scratchSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'cut-version-'));
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'));
  return root;
}

const request = {present: '2.3.0', known: ['2.3.0', '2.2.0'], next: '2.4.0'};

describe('cutVersion', () => {
  let root = '';
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const has = (file: string): boolean => existsSync(join(root, file));

  beforeAll(async () => {
    root = scratchSite();
    await cutVersion({root, ...request});
  });

  it('copies docs, translations, sidebars and contract under the present label', () => {
    for (const file of ['api/files.mdx', 'app/print.png'] as const)
      expect(read(`versioned_docs/version-2.3.0/${file}`)).toBe(site[`docs/${file}`]);
    expect(read(`${vi}/version-2.3.0/api/files.mdx`)).toBe(site[`${vi}/current/api/files.mdx`]);
    expect(read('openapi/version-2.3.0/v1.yaml')).toBe(site['openapi/current/v1.yaml']);
    expect(JSON.parse(read('versions.json'))).toEqual(['2.3.0', '2.2.0']);
  });

  it('leaves release notes and glossary to the current version', () => {
    for (const folder of ['versioned_docs', vi]) {
      expect(has(`${folder}/version-2.3.0/release-notes/website.mdx`)).toBe(false);
      expect(has(`${folder}/version-2.3.0/glossary.mdx`)).toBe(false);
    }
    expect(JSON.parse(read('versioned_sidebars/version-2.3.0-sidebars.json'))).toEqual({
      appSidebar: ['app/login', {type: 'category', label: 'API', items: ['api/files']}],
    });
    expect(Object.keys(JSON.parse(read(`${vi}/version-2.3.0.json`)) as object)).toEqual([
      'version.label',
      'sidebar.appSidebar.category.App',
    ]);
    expect(has('docs/release-notes/website.mdx')).toBe(true);
  });

  it('leads links to them out of the frozen version', () => {
    const source = read('versioned_docs/version-2.3.0/app/login.mdx');
    const translation = read(`${vi}/version-2.3.0/app/login.mdx`);
    expect(source).toContain('[the news](/docs/release-notes/website#may) and [files](../api/files.mdx)');
    expect(translation).toContain('[Tin mới](/docs/release-notes/website#may)');
    expect(translation).toContain(`source_fingerprint: "${toFingerprint(source)}"`);
  });

  it('links the contracts of the new version, and leaves known pages as they are', () => {
    expect(read('docs/api/files.mdx')).toContain('(pathname:///openapi/2.4.0/v1.json)');
    expect(read(`${vi}/current/api/files.mdx`)).toContain('(pathname:///vi/openapi/2.4.0/v1.json)');
    for (const page of ['docs/app/login.mdx', `${vi}/current/app/login.mdx`]) expect(read(page)).toBe(site[page]);
    expect(read(`${vi}/current/api/files.mdx`)).toContain(toFingerprint(read('docs/api/files.mdx')));
  });

  it('names the sentences that only a person can renew', () => {
    expect(listMentions(root, '2.3.0')).toEqual([expect.stringMatching(/^docs\/app\/login\.mdx:6 New in 2\.3\.0/)]);
  });

  it('renames the current version, in both languages', () => {
    expect(read('openapi/current/v1.yaml')).toBe(
      '# Contract in version 2.4.0\ninfo:\n  version: 2.4.0\nx-seen-in: [2.3.0]\n',
    );
    expect(read('.github/ISSUE_TEMPLATE/content.yml')).toBe("options: ['2.4.0', '2.3.0', '2.2.0', all]\n");
    expect(read('src/kit/versions.ts')).toContain("  {name: 'current', label: '2.4.0', path: ''},\n  ...frozen,");
    expect(JSON.parse(read(`${vi}/current.json`))).toMatchObject({'version.label': {message: '2.4.0'}});
    expect(JSON.parse(read(`${vi}/version-2.3.0.json`))).toMatchObject({'version.label': {message: '2.3.0'}});
  });

  it('keeps addresses by the number of the version, also of pages that the copy lacks', () => {
    expect(read('src/config/redirects.yaml').split('\n')).toEqual([
      '/docs/app/sign-in: /docs/app/login',
      '/docs/2.3.0/glossary: /docs/glossary',
      '/docs/2.3.0/release-notes/website: /docs/release-notes/website',
      '/docs/2.3.0/app/sign-in: /docs/app/login',
      '',
    ]);
  });

  it('records the addresses of the release that ends', () => {
    expect(read('checks/moved-pages/released-addresses.txt').split('\n')).toEqual(
      expect.arrayContaining(['/docs/app/login', '/docs/glossary', '/docs/2.2.0/app/login']),
    );
  });

  it('refuses to cut the same version again', async () => {
    await expect(cutVersion({root, ...request})).rejects.toThrow('version-2.3.0 already exists.');
  });
});

describe('validateCut', () => {
  it.each([
    ['2.4', '"2.4" is not a version. Write three numbers'],
    ['v2.4.0', '"v2.4.0" is not a version.'],
    ['2.2.0', 'Version 2.2.0 exists already. Known: 2.3.0, 2.2.0.'],
    ['2.2.9', '2.2.9 is older than the current version 2.3.0.'],
    ['1.99.99', '1.99.99 is older than the current version 2.3.0.'],
  ])('refuses %s', (next, message) => {
    expect(() => validateCut({root: tmpdir(), ...request, next})).toThrow(message);
  });

  it('accepts 2.10.0 after 2.3.0: numbers, not text, are compared', () => {
    expect(() => validateCut({root: mkdtempSync(join(tmpdir(), 'empty-')), ...request, next: '2.10.0'})).not.toThrow();
  });
});

it('a failing copy is reported with its cause, and nothing else is changed', async () => {
  const root = scratchSite();
  writeFileSync(join(root, 'docusaurus.config.js'), 'module.exports = {};\n');
  await expect(cutVersion({root, ...request})).rejects.toThrow(
    /docs:version 2\.3\.0 failed\. Correct the cause.*\n[\s\S]*url/,
  );
  expect(readFileSync(join(root, 'src/kit/versions.ts'), 'utf8')).toBe(site['src/kit/versions.ts']);
});
