import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {check as headingIds} from '../../checks/heading-ids';
import {findWord, readSourceRules} from '../../checks/terminology/wordRules';
import {pageKinds, validateFrontMatter} from '../../src/content/front-matter/frontMatter';
import {compilePage} from '../../tests/support/compilePage';
import {createPage, nextSteps} from './createPage';
import {readRequest} from './readRequest';

const templates = join(__dirname, '../../guides/templates');
const source = 'docs/tutorial/document/print.mdx';
const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/tutorial/document/print.mdx';

const scratch = (): string => mkdtempSync(join(tmpdir(), 'new-page-'));
function put(root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), 'Words.\n');
}

describe('createPage', () => {
  it('writes the page in both languages, with equal heading ids, and asks for what is to be written', async () => {
    const root = scratch();
    const files = createPage(root, {route: 'tutorial/document/print', kind: 'task'}, templates);
    expect(files).toEqual([source, translation]);
    expect(readFileSync(join(root, source), 'utf8')).toMatch(/^---\ntitle: "Print"\n/);

    const context = createContext(root);
    expect(context.unreadable).toEqual([]);
    expect((await headingIds.run(context)).problems).toEqual([]);
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(readSourceRules().flatMap((rule) => findWord(text, rule)).length).toBeGreaterThan(5);
    }
  });

  it.each(pageKinds)('has a readable template of kind %s, alike in both languages', async (kind) => {
    const root = scratch();
    createPage(root, {route: 'page', kind}, templates);
    const context = createContext(root);
    expect(context.unreadable).toEqual([]);
    expect(context.pages.map(({frontMatter}) => frontMatter.kind)).toEqual([kind, kind]);
    expect((await headingIds.run(context)).problems).toEqual([]);
  });

  it.each(pageKinds)('starts at once: the build takes a new page of kind %s as it is', async (kind) => {
    const root = scratch();
    createPage(root, {route: 'page', kind}, templates);
    for (const page of createContext(root).pages) {
      expect(() => validateFrontMatter(page.frontMatter, join(root, page.file), root)).not.toThrow();
      await expect(compilePage(page.source, page.file)).resolves.not.toContain('write:');
    }
  });

  it.each([source, translation, 'docs/tutorial/document/Print.mdx', 'docs/tutorial/document/print/index.mdx'])(
    'writes nothing when %s exists',
    (file) => {
      const root = scratch();
      put(root, file);
      expect(() => createPage(root, {route: 'tutorial/document/print', kind: 'task'}, templates)).toThrow(
        `The page exists: ${file}.`,
      );
      expect([source, translation].filter((one) => one !== file && existsSync(join(root, one)))).toEqual([]);
    },
  );
});

describe('readRequest', () => {
  it('takes a new route', () => {
    expect(readRequest(['tutorial/document/print'], 'task')).toEqual({
      route: 'tutorial/document/print',
      kind: 'task',
    });
  });

  it.each([
    [[], 'task', 'Give one route'],
    [['a', 'b'], 'task', 'Give one route'],
    [['/docs/a'], 'task', 'leave out what comes before it'],
    [['docs/a'], 'task', 'leave out what comes before it'],
    [['a.mdx'], 'task', 'leave out the file ending'],
    [['../a'], 'task', 'use lower-case words'],
    [['a//b'], 'task', 'use lower-case words'],
    [['Big'], 'task', 'use lower-case words'],
    [['ký'], 'task', 'use lower-case words'],
    [['a'], undefined, 'Say what kind of page it is: --kind task|concept'],
    [['a'], 'taks', 'There is no kind "taks". Did you mean "task"?'],
  ])('refuses %j of kind %s', (words, kind, message) => {
    expect(() => readRequest(words, kind)).toThrow(message);
  });
});

it('nextSteps names the files, the phrases, the sidebar and the commands', () => {
  const steps = nextSteps('tutorial/document/print', [source, translation]).join('\n');
  expect(steps).toContain(`npm run translations -- --stamp ${translation}`);
  expect(steps).toContain('twelve to fourteen phrases');
  expect(steps).toContain('npm run check -- search');
  expect(steps).toContain('npm run check -- --changed');
});
