import '../../tests/support/fixtureVersions';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {readStamp} from '../../checks/translations/findTranslationStates';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {PlannedChange} from '../plannedChange';
import {removePage} from '../remove-page/removePage';
import {stamp} from '../translations/stampPages';
import {editRedirects} from './editRedirects';
import {movePage} from './movePage';

const vi = 'i18n/vi/docusaurus-plugin-content-docs';
const page = (title: string, words: string): string => `---\ntitle: ${title}\n---\n\n${words}\n`;
const linking = (words: string): string =>
  page(
    'Share',
    `${words}: [a](./download.mdx#steps), [b](/docs/tutorial/document/download?x=1#result), \`./download.mdx\`.`,
  );
const download = page('Download', '## Steps {/* #steps */}\n\n![A button](./button.png) [Share](./share.mdx)');

const files: Record<string, string> = {
  '.prettierrc.json': '{"singleQuote": true, "bracketSpacing": false, "printWidth": 300}',
  'docs/tutorial/document/download.mdx': download,
  'docs/tutorial/document/button.png': 'picture',
  'docs/tutorial/document/share.mdx': linking('Words'),
  'docs/index.mdx': page(
    'Start',
    '[Documents](./tutorial/document/share.mdx)\n\n<ApiIndex id="tutorial/document/download" />',
  ),
  [`${vi}/current/tutorial/document/download.mdx`]: stamp(download, pageFingerprint(download)),
  [`${vi}/current/tutorial/document/share.mdx`]: stamp(linking('Chữ'), pageFingerprint(linking('Words'))),
  [`${vi}/current/index.mdx`]: page('Bắt đầu', 'Chữ.'),
  'versioned_docs/version-2.2.0/index.mdx': page('Start', '[Download](/docs/tutorial/document/download)'),
  'versioned_docs/version-2.2.0/tutorial/document/download.mdx': download,
  'versioned_docs/corrections.yaml': '# Reasons.\n\n- reason: earlier\n  files: [a]\n',
  'sidebars.ts':
    "export default {a: ['index', {type: 'category', label: 'D', link: {type: 'generated-index', slug: '/tutorial/document'}, items: ['tutorial/document/download', 'tutorial/document/share']}]};\n",
  'src/config/search.ts':
    "export const tasks = {tutorial: ['tutorial/document/share', 'tutorial/document/download']};\n",
  'src/config/redirects.yaml': '# Moved.\n/docs/get: /docs/tutorial/document/download\n',
  'vocabulary/terms.yaml': '- id: file\n  page: tutorial/document/download#steps\n',
  'openapi/current/v1.yaml': 'x-page: tutorial/document/share\n',
  [`${vi}/current.json`]: '{"sidebar.a.category./tutorial/document": {"message": "Chứng từ"}}',
  'tests/search/development.txt':
    'sender | en | current | get it | tutorial/document/download\nsender | en | 2.2.0 | get it | tutorial/document/download\n',
  'guides/writing.md': '[Download](../docs/tutorial/document/download.mdx)\n',
};

let root: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=W', '-c', 'user.email=w@example.com', ...args], {cwd: root, encoding: 'utf8'});
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const has = (file: string): boolean => existsSync(join(root, file));

type Plan = (...args: Parameters<typeof movePage>) => Promise<string[] | void>;

async function run(plan: Plan, from: string, to: string): Promise<string[]> {
  const change = new PlannedChange(root);
  const decisions = (await plan(change, createContext(root), from, to)) ?? [];
  change.requireCommitted();
  const report = change.describe();
  change.apply();
  return [...decisions, ...report];
}

beforeEach(() => {
  root = scratchFolder(files);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=first');
});

describe('movePage', () => {
  it('moves a page with its picture in both languages, and renews all that names it', async () => {
    const report = await run(movePage, 'tutorial/document/download', 'tutorial/save');
    expect(has('docs/tutorial/document/download.mdx')).toBe(false);
    expect(has('docs/tutorial/button.png')).toBe(true);
    expect(read('docs/tutorial/save.mdx')).toContain('![A button](./button.png) [Share](./document/share.mdx)');
    expect(read('docs/tutorial/document/share.mdx')).toContain(
      '[a](../save.mdx#steps), [b](/docs/tutorial/save?x=1#result), `./download.mdx`',
    );
    expect(read(`${vi}/current/tutorial/document/share.mdx`)).toContain('[a](../save.mdx#steps)');
    for (const name of ['tutorial/save', 'tutorial/document/share'])
      expect(readStamp(read(`${vi}/current/${name}.mdx`))).toBe(pageFingerprint(read(`docs/${name}.mdx`)));
    expect(read('docs/index.mdx')).toContain('<ApiIndex id="tutorial/save" />');
    expect(read('sidebars.ts')).toContain("'tutorial/save', 'tutorial/document/share'");
    expect(read('src/config/search.ts')).toContain("['tutorial/document/share', 'tutorial/save']");
    expect(read('vocabulary/terms.yaml')).toContain('page: tutorial/save#steps\n');
    expect(read('guides/writing.md')).toContain('../docs/tutorial/save.mdx');
    expect(read('tests/search/development.txt').match(/tutorial\/\S+/g)).toEqual([
      'tutorial/save',
      'tutorial/document/download',
    ]);
    expect(read('src/config/redirects.yaml')).toBe(
      '# Moved.\n/docs/get: /docs/tutorial/save\n/docs/tutorial/document/download: /docs/tutorial/save\n',
    );
    expect(report).toContainEqual(expect.stringMatching(/^changed docs\/tutorial\/document\/share\.mdx:5 /));
  });

  it('renews addresses in frozen pages with a reason, and leaves their own page', async () => {
    await run(movePage, 'tutorial/document/download', 'tutorial/save');
    expect(read('versioned_docs/version-2.2.0/index.mdx')).toContain('(/docs/tutorial/save)');
    expect(has('versioned_docs/version-2.2.0/tutorial/document/download.mdx')).toBe(true);
    expect(read('versioned_docs/corrections.yaml')).toMatch(
      /^# Reasons\.\n\n- reason: The page \/docs\/tutorial\/document\/download has moved.*\n {2}files:\n {4}- versioned_docs\/version-2\.2\.0\/index\.mdx\n\n- reason: earlier/,
    );
  });

  it('moves a folder with its category', async () => {
    await run(movePage, 'tutorial/document', 'papers');
    expect(read('docs/papers/share.mdx')).toContain('[a](./download.mdx#steps), [b](/docs/papers/download?x=1#result)');
    expect(read('docs/index.mdx')).toContain('(./papers/share.mdx)');
    expect(read('sidebars.ts')).toMatch(/slug: '\/papers'.*\['papers\/download', 'papers\/share'\]/s);
    expect(read(`${vi}/current.json`)).toContain('"sidebar.a.category./papers"');
    expect(read('openapi/current/v1.yaml')).toBe('x-page: papers/share\n');
    expect(read('src/config/redirects.yaml')).toContain('/docs/tutorial/document: /docs/papers\n');
  });

  it('leads back what is moved back', async () => {
    await run(movePage, 'tutorial/document/download', 'tutorial/document/save');
    git('add', '--all');
    git('commit', '--quiet', '--message=moved');
    await run(movePage, 'tutorial/document/save', 'tutorial/document/download');
    git('add', '--all');
    const changed = git('diff', '--cached', '--name-only', 'HEAD~1').trim().split('\n');
    expect(changed).toEqual(['src/config/redirects.yaml', 'versioned_docs/corrections.yaml']);
    expect(read('src/config/redirects.yaml')).not.toContain('/docs/tutorial/document/download:');
  });

  it.each([
    ['', 'a', 'The introduction stays'],
    ['tutorial/document/download', 'tutorial/document/share', 'The place is taken: docs/tutorial/document/share.mdx'],
    ['tutorial/document/download', 'Save', 'use lower-case words'],
    ['tutorial/document', 'tutorial/document/x', 'is inside'],
    ['tutorial/document/gone', 'x', 'docs/tutorial/document/ has: download, share.'],
    ['get', 'x', '/docs/get leads to /docs/tutorial/document/download (src/config/redirects.yaml:2)'],
  ])('refuses %j to %j', async (from, to, message) => {
    await expect(run(movePage, from, to)).rejects.toThrow(message);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('refuses what Git could not undo, and knows from Git what a page became', async () => {
    writeFiles(root, {'sidebars.ts': `${files['sidebars.ts']}\n`});
    await expect(run(movePage, 'tutorial/document/download', 'x')).rejects.toThrow(
      /not as in the last commit:\nsidebars\.ts\n/,
    );
    git('checkout', '--quiet', '.');
    git('mv', 'docs/tutorial/document/download.mdx', 'docs/save.mdx');
    git('commit', '--quiet', '--message=renamed');
    git('rm', '--quiet', `${vi}/current/tutorial/document/download.mdx`);
    await expect(run(movePage, 'tutorial/document/download', 'x')).rejects.toThrow(
      'it was renamed to docs/save.mdx in ',
    );
  });
});

describe('removePage', () => {
  it('leads everything to the page that answers instead, without anchors that it lacks', async () => {
    const [first, , term, , links, , line] = await run(
      removePage,
      'tutorial/document/download',
      'tutorial/document/share',
    );
    expect(first).toContain('Decide first: the page that goes explains these terms');
    expect(term).toBe('  vocabulary/terms.yaml:2 term "file"');
    expect(links).toContain('Decide first: these lines of tutorial/document/share link to the page that goes');
    expect(line).toMatch(/^ {2}docs\/tutorial\/document\/share\.mdx:5$/);
    expect(has('docs/tutorial/document/download.mdx')).toBe(false);
    expect(has('docs/tutorial/document/button.png')).toBe(false);
    expect(read('docs/tutorial/document/share.mdx')).toContain(
      '[a](./share.mdx), [b](/docs/tutorial/document/share?x=1',
    );
    expect(read('sidebars.ts')).toContain("items: ['tutorial/document/share']");
    expect(read('src/config/search.ts')).toContain("tutorial: ['tutorial/document/share']");
    expect(read('vocabulary/terms.yaml')).toContain('page: tutorial/document/share\n');
    expect(read('src/config/redirects.yaml')).toContain('/docs/get: /docs/tutorial/document/share\n');
  });

  it.each([
    ['tutorial/document', 'index', 'There are pages below tutorial/document'],
    ['tutorial/document/share', 'tutorial/document/download', 'openapi/current/v1.yaml:1 names'],
    ['tutorial/document/download', 'nowhere', 'There is no page docs/nowhere.mdx'],
    ['tutorial/document/download', 'tutorial/document/download', 'another page'],
  ])('refuses %j to %j', async (from, to, message) => {
    await expect(run(removePage, from, to)).rejects.toThrow(message);
    expect(git('status', '--porcelain')).toBe('');
  });
});

it('editRedirects keeps comments, flattens chains, and drops the line of what comes back', () => {
  const text = '# Words.\n/docs/a: /docs/b\n"/docs/c": "/docs/b"\n';
  expect(editRedirects(text, new Map([['/docs/b', '/docs/a']]))).toBe(
    '# Words.\n"/docs/c": "/docs/a"\n/docs/b: /docs/a\n',
  );
});
