import {loadContext} from '@docusaurus/core/lib/server/site';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {afterAll, expect, test, vi} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {docsFolder} from '../../kit/pageLocation';
import docs, {validateOptions} from './index';

afterAll(() => vi.unstubAllEnvs());

const page = '---\ntitle: A\n---\n';
const old = '1.0.0';

/** @returns the addresses of "Edit this page" on a small site with our settings of the docs */
async function readEditLinks(locale: string): Promise<string[]> {
  vi.stubEnv('DOCS_EDIT_URL', 'https://git.example.com/docs/edit/main');
  const {default: ours} = await import('../../../docusaurus.config');
  const [, options] = ours.plugins?.find(
    (plugin) => Array.isArray(plugin) && plugin[0] === './src/content/page-data/index.ts',
  ) as [string, Partial<PluginOptions>];
  const config = {title: 'A', url: 'https://a.example.com', baseUrl: '/', i18n: ours.i18n};
  const siteDir = scratchFolder({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
    'versions.json': JSON.stringify([old]),
    'docs/a.mdx': page,
    'docs/untranslated.mdx': page,
    [`${docsFolder('en', old)}/a.mdx`]: page,
    [`${docsFolder('vi', 'current')}/a.mdx`]: page,
    [`${docsFolder('vi', old)}/a.mdx`]: page,
  });
  const small = {
    lastVersion: 'current',
    versions: {},
    onlyIncludeVersions: undefined,
    sidebarPath: undefined,
    tags: undefined,
  };
  const validated = validateOptions({
    validate: (schema, value) => ({...schema?.validate(value).value, id: 'default'}) as PluginOptions & {id: string},
    options: {...options, ...small, showLastUpdateTime: false},
  });
  const plugin = await docs(await loadContext({siteDir, locale}), validated);
  const content = await plugin.loadContent?.();
  const all = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return all.map(({editUrl}) => editUrl?.replace('https://git.example.com/docs/edit/main/', '') ?? '').sort();
}

test.each([
  ['en', ['docs/a.mdx', 'docs/untranslated.mdx', `${docsFolder('en', old)}/a.mdx`]],
  ['vi', ['docs/untranslated.mdx', `${docsFolder('vi', 'current')}/a.mdx`, `${docsFolder('vi', old)}/a.mdx`]],
])(
  'in "%s", "Edit this page" leads to the file of the page, in its own language and version',
  async (locale, files) => {
    expect(await readEditLinks(locale)).toEqual(files);
  },
);
