import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {check as headingIds} from '../../checks/heading-ids';
import {createContext} from '../../checks/pages/createContext';
import {findWord, readSourceRules} from '../../checks/terminology/wordRules';
import {readStamp} from '../../checks/translations/findTranslationStates';
import {validateFrontMatter} from '../../src/content/front-matter/frontMatter';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {compilePage} from '../../tests/support/compilePage';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {PlannedChange} from '../plannedChange';
import {createPage, nextSteps} from './createPage';
import {creatableKinds, readRequest, type PageRequest} from './readRequest';

const source = 'docs/tutorial/document/print.mdx';
const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/tutorial/document/print.mdx';
const sidebar = 'src/config/sidebars/tutorial.ts';
const templates = ['en', 'vi'].flatMap((locale) =>
  creatableKinds.map((kind) => `guides/templates/${locale}/${kind}.mdx`),
);

const site = (files: Readonly<Record<string, string>> = {}): string =>
  scratchFolder({
    '.prettierrc.json': '{"singleQuote": true, "bracketSpacing": false}',
    ...Object.fromEntries(templates.map((file) => [file, readFileSync(join(__dirname, '../..', file), 'utf8')])),
    [sidebar]: `const details = 'api/v1/details';
const tutorialSidebar = [
  page('app/noti', 'bell'),
  categoryWithIndex('Documents', 'files', '/tutorial/document', ['tutorial/document/download', 'tutorial/document/convert']),
  category('Users', 'users', '/api/v1/details/users', 'Words.', [\`\${details}/users/user\`]),
  categoryWithIndex('Empty', 'files', '/tutorial/empty', []),
];
`,
    'docs/app/noti.mdx': 'Words.\n',
    'docs/tutorial/document/download.mdx': 'Words.\n',
    'docs/tutorial/document/convert.mdx': 'Words.\n',
    'docs/api/v1/details/users/user.mdx': 'Words.\n',
    ...files,
  });

async function create(root: string, request: Partial<PageRequest> = {}): Promise<string[]> {
  const change = new PlannedChange(root);
  const files = await createPage(change, {route: 'tutorial/document/print', kind: 'task', titles: {}, ...request});
  change.apply();
  return files;
}

describe('createPage', () => {
  it('writes the page in both languages, with equal heading ids, and asks for what is to be written', async () => {
    const root = site();
    const files = await create(root, {titles: {en: 'Print "it"', vi: 'In chứng từ'}});
    expect(files).toEqual([source, translation]);
    const read = (file: string): string => readFileSync(join(root, file), 'utf8');
    expect(read(source)).toMatch(/^---\ntitle: "Print \\"it\\""\n/);
    expect(read(translation)).toMatch(/^---\ntitle: "In chứng từ"\n/);
    expect(readStamp(read(translation))).toBe(pageFingerprint(read(source)));

    const context = createContext(root);
    expect(context.unreadable).toEqual([]);
    expect((await headingIds.run(context)).problems).toEqual([]);
    for (const file of files)
      expect(readSourceRules().flatMap((rule) => findWord(read(file), rule)).length).toBeGreaterThan(5);
  });

  it.each(creatableKinds)('starts at once: the build takes a new page of kind %s as it is', async (kind) => {
    const root = site();
    const files = await create(root, {kind});
    const pages = createContext(root).pages.filter(({file}) => files.includes(file));
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(() => validateFrontMatter(page.frontMatter, join(root, page.file), root)).not.toThrow();
      await expect(compilePage(page.source, page.file)).resolves.not.toContain('write:');
    }
  });

  it.each([
    ['tutorial/document/print', undefined, /'tutorial\/document\/convert',\s+'tutorial\/document\/print',?\s+\]/],
    [
      'tutorial/document/print',
      'tutorial/document/download',
      /download',\s+'tutorial\/document\/print',\s+'tut.*convert'/,
    ],
    ['app/print', undefined, /page\('app\/noti', 'bell'\),\s+'app\/print',/],
    ['api/v1/details/users/seals', undefined, /users\/user`,\s+`\$\{details\}\/users\/seals`/],
    ['tutorial/empty/print', undefined, /\[\s*'tutorial\/empty\/print',?\s*\]/],
  ])('names %s in the sidebar, behind %s', async (route, after, written) => {
    const root = site();
    await create(root, {route, after});
    expect(readFileSync(join(root, sidebar), 'utf8')).toMatch(written);
  });

  it.each([
    [
      {route: 'tutorial/new/print'},
      'of the folder tutorial/new/. Say behind which page the new one stands (for instance --after tutorial/document/convert)',
    ],
    [{route: 'apps/print'}, 'for instance --after app/noti'],
    [{after: 'tutorial/document/downlod'}, 'Did you mean "tutorial/document/download"?'],
  ])('writes nothing for %j', async (request, message) => {
    const root = site();
    await expect(create(root, request)).rejects.toThrow(message);
    expect(existsSync(join(root, source))).toBe(false);
  });

  it.each([source, translation, 'docs/tutorial/document/Print.mdx', 'docs/tutorial/document/print/index.mdx'])(
    'writes nothing when %s exists',
    async (file) => {
      const root = site({[file]: 'Words.\n'});
      await expect(create(root)).rejects.toThrow(`The page exists: ${file}.`);
      expect([source, translation].filter((one) => one !== file && existsSync(join(root, one)))).toEqual([]);
    },
  );
});

describe('readRequest', () => {
  it('takes a new route, and the spelling of folders that exist', () => {
    const known = ['tutorial/autoSignHistory/search'];
    for (const route of ['tutorial/document/print', 'tutorial/autoSignHistory/print'])
      expect(readRequest([route], 'task', known)).toEqual({route, kind: 'task'});
  });

  it.each([
    [[], 'task', 'Give one route'],
    [['a', 'b'], 'task', 'Put a title between quotation marks'],
    [['/docs/a'], 'task', 'leave out what comes before it'],
    [['docs/a'], 'task', 'leave out what comes before it'],
    [['a.mdx'], 'task', 'leave out the file ending'],
    [['../a'], 'task', 'use lower-case words'],
    [['a//b'], 'task', 'use lower-case words'],
    [['Big'], 'task', 'use lower-case words'],
    [['ký'], 'task', 'use lower-case words'],
    [['a'], undefined, 'Say what kind of page it is: --kind task|concept'],
    [['a'], 'taks', 'There is no kind "taks". Did you mean "task"?'],
    [['a'], 'answer', 'a section of docs/questions.mdx'],
    [['a'], 'release-note', 'an entry of docs/release-notes/website.mdx'],
  ])('refuses %j of kind %s', (words, kind, message) => {
    expect(() => readRequest(words, kind)).toThrow(message);
  });
});

it('nextSteps names the files and the commands', () => {
  const steps = nextSteps([source, translation]).join('\n');
  expect(steps).toContain(`npm run translations -- --stamp ${translation}`);
  expect(steps).toContain('npm run check -- --changed');
});
