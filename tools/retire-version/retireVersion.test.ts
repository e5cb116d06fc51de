import '../../tests/support/fixtureVersions';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {addRetired} from './editText';
import {retireVersion, validateRetirement} from './retireVersion';

const vi = 'i18n/vi/docusaurus-plugin-content-docs';

it('removes everything of a version, and leaves what was read in it', async () => {
  const root = scratchFolder({
    'versions.json': '["2.2.0", "1.0.0"]\n',
    'versioned_docs/version-1.0.0/index.mdx': 'Index',
    'versioned_docs/version-1.0.0/old.mdx': '---\ntags: [signing, usb]\n---\n',
    'versioned_docs/version-1.0.0/tags.yml': 'signing: {permalink: /signing}\nusb: {permalink: /usb}\n',
    'versioned_docs/version-2.2.0/index.mdx': 'Index',
    'versioned_docs/version-1.0.0/app/noti.mdx': 'Notices',
    'docs/index.mdx': 'Index',
    'docs/app/noti.mdx': '---\ntags: [signing]\n---\n',
    'docs/tags.yml': 'signing: {permalink: /signing}\n',
    [`${vi}/version-1.0.0/old.mdx`]: 'Cũ',
    [`${vi}/version-1.0.0.json`]: '{}',
    'versioned_sidebars/version-1.0.0-sidebars.json': JSON.stringify({
      api: [{type: 'category', label: 'API', link: {type: 'generated-index', slug: '/api/v1'}, items: ['old']}],
    }),
    'openapi/version-1.0.0/v1.yaml': '',
    'src/kit/versions.ts': 'export const retiredVersions: readonly string[] = [];',
    '.github/ISSUE_TEMPLATE/content.yml': "options: ['2.3.0', '2.2.0', '1.0.0', all]\n",
    'src/config/redirects.yaml': '/docs/1.0.0/older: /docs/1.0.0/old\n/docs/old: /docs/app/noti\n',
  });
  await retireVersion({root, name: '1.0.0', frozen: ['2.2.0', '1.0.0']});

  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const gone of ['versioned_docs', vi, 'openapi'].map((folder) => `${folder}/version-1.0.0`))
    expect(existsSync(join(root, gone))).toBe(false);
  expect(existsSync(join(root, `${vi}/version-1.0.0.json`))).toBe(false);
  expect(existsSync(join(root, 'versioned_docs/version-2.2.0/index.mdx'))).toBe(true);
  expect(JSON.parse(read('versions.json'))).toEqual(['2.2.0']);
  expect(read('src/kit/versions.ts')).toBe("export const retiredVersions: readonly string[] = ['1.0.0'];");
  expect(read('.github/ISSUE_TEMPLATE/content.yml')).toBe("options: ['2.3.0', '2.2.0', all]\n");
  expect(read('src/config/redirects.yaml').split('\n')).toEqual([
    '/docs/1.0.0/older: /docs/app/noti',
    '/docs/old: /docs/app/noti',
    '/docs/1.0.0: /docs',
    '/docs/1.0.0/api: /docs',
    '/docs/1.0.0/api/v1: /docs',
    '/docs/1.0.0/app: /docs',
    '/docs/1.0.0/app/noti: /docs/app/noti',
    '/docs/1.0.0/old: /docs/app/noti',
    '/docs/1.0.0/tags: /docs/tags',
    '/docs/1.0.0/tags/signing: /docs/tags/signing',
    '/docs/1.0.0/tags/usb: /docs/tags',
    '',
  ]);
});

it('refuses a version that is not frozen, and settings in another form', () => {
  const frozen = ['2.2.0'];
  expect(() => validateRetirement({name: 'current', frozen})).toThrow('"current" is no frozen version. Frozen: 2.2.0.');
  expect(() => addRetired('export const versions = [];', '2.2.0')).toThrow('has no list retiredVersions');
});

it('keeps the versions that were retired before', () => {
  const text = "retiredVersions: readonly string[] = ['0.9.0']";
  expect(addRetired(text, '1.0.0')).toBe("retiredVersions: readonly string[] = ['1.0.0', '0.9.0']");
});
