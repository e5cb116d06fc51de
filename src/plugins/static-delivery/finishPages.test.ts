import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {styleParts} from '../light-bundle/styleParts';
import {finishPages} from './finishPages';

let folder: string;
const page = (language: string): string =>
  `<link rel=stylesheet href=${language}/assets/css/sketches.2.css /><link rel=stylesheet href=${language}/assets/css/styles.1.css />`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  for (const language of ['', '/vi']) {
    const styles = join(folder, language, 'assets/css');
    mkdirSync(styles, {recursive: true});
    writeFileSync(join(styles, 'styles.1.css'), '.text{color:red}');
    for (const {name} of styleParts) writeFileSync(join(styles, `${name}.2.css`), `.${name}{color:red}`);
    mkdirSync(join(folder, language, 'docs'));
    writeFileSync(join(folder, language, 'docs/a.html'), `${page(language)}<p class="text">`);
    writeFileSync(join(folder, language, 'docs/b.html'), `${page(language)}<p class="text home">`);
  }
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const link = (href: string): string => `<link rel=stylesheet href=${href} />`;
const listFiles = (): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test.each(['', '/vi'])('pages below "%s" link the styles of their language that they need', async (language) => {
  await finishPages(folder, listFiles());
  const read = (name: string): string => readFileSync(join(folder, language, 'docs', name), 'utf8');
  const shared = link(`${language}/assets/css/styles.1.css`);
  expect(read('a.html')).toBe(`${shared}<p class="text">`);
  expect(read('b.html')).toBe(`${shared}${link(`${language}/assets/css/home.2.css`)}<p class="text home">`);
});

test('a language without one of the style sheets stops the build', async () => {
  rmSync(join(folder, 'vi/assets/css/home.2.css'));
  await expect(finishPages(folder, listFiles())).rejects.toThrow(/vi has no style sheet "home"/);
});
