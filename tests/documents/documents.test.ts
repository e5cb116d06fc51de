import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it, test} from 'vitest';
import {globSync} from 'tinyglobby';

const files = globSync('**', {dot: true, ignore: ['**/node_modules/**', 'build/**', '.docusaurus/**', '.git/**']});
/** Documents for those who work on the site. */
const documents = files
  .filter((file) => /^(?:CONTRIBUTING\.md|guides\/[^/]+\.md|(?:.+\/)?README\.md)$/.test(file))
  .sort();
const rootNames = new Set(files.map((file) => file.split('/')[0]));
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

const read = (file: string): string => readFileSync(file, 'utf8');

/** @returns what a text says in backticks, blocks of code left out. */
function inlineCode(markdown: string): string[] {
  const prose = markdown.replace(/^ *(`{3,})[^]*?^ *\1$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** @returns the paths in backticks: what begins in the root of the project, and other names of source files. */
function pathsIn(markdown: string): string[] {
  const isPath = (code: string) =>
    rootNames.has(code.split('/')[0]) || /^[^/].*\.(?:[cm]?[jt]sx?|ya?ml|mdx?|css)$/.test(code);
  const isGenerated = /^(?:build|node_modules|assets)\//;
  return inlineCode(markdown).filter((code) => !code.includes(' ') && !isGenerated.test(code) && isPath(code));
}

/**
 * @param path from the root, or the end of a path; `*`, `…` and `<name>` stand for any part of a name
 * @returns whether there is such a file or folder
 */
function exists(path: string): boolean {
  const parts = path.replace(/\/$/, '').split(/\*|…|<[^>]+>/);
  const pattern = parts.map((part) => part.replace(/[.+()[\]{}]/g, '\\$&')).join('[^/]*');
  const start = rootNames.has(path.split('/')[0]) ? '^' : '(?:^|/)';
  return files.some((file) => new RegExp(`${start}${pattern}(?:/|$)`).test(file));
}

test('paths with and without placeholders are looked up', () => {
  const text = '`src/config` `npm run src` `build/a.ts` `v1.yaml` `/docs/a.ts`\n```\n`docs/x`\n```';
  expect(pathsIn(text)).toEqual(['src/config', 'v1.yaml']);
  expect(['src/config/', 'src/*/site.ts', 'openapi/<version>/v1.yaml', 'v1.yaml'].filter(exists)).toHaveLength(4);
  expect(['src/conf', 'src/*/missing.ts', 'none/terms.yaml'].filter(exists)).toEqual([]);
});

it.each(documents)('%s names only files that exist', (document) => {
  expect(pathsIn(read(document)).filter((path) => !exists(path))).toEqual([]);
});

it.each(documents)('%s links only to files that exist', (document) => {
  const text = read(document)
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`\n]+`/g, '');
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
});

it.each(documents)('%s names only npm scripts that exist', (document) => {
  const names = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('each row of the tables "you see" leads to a file, from the top folder or from the README', () => {
  const rows = documents.flatMap((document) => {
    const tables = read(document).match(/^\| (?:what )?you see \|.+\n\| --- .+\n(?:\|.+\n)+/gm) ?? [];
    return tables
      .flatMap((table) => table.trim().split('\n').slice(2))
      .map((row) => ({row, folder: dirname(document)}));
  });
  const leads = ({row, folder}: (typeof rows)[number]): boolean =>
    [...row.matchAll(/`([^`]+)`/g)].some(([, path = '']) => existsSync(path) || existsSync(join(folder, path)));
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter((each) => !leads(each))).toEqual([]);
});
