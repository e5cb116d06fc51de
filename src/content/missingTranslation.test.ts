import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import type {LocaleCode} from '../kit/locales';
import {remarkMissingTranslation, textLanguage} from './missingTranslation';

const translations = 'i18n/vi/docusaurus-plugin-content-docs/current';

/** A site with a page that is translated and one that is not. */
const cwd = mkdtempSync(join(tmpdir(), 'site-'));
for (const file of ['docs/app/translated.mdx', 'docs/untranslated.mdx', `${translations}/app/translated.mdx`]) {
  mkdirSync(dirname(join(cwd, file)), {recursive: true});
  writeFileSync(join(cwd, file), 'Text.\n');
}

/** @returns what stands above the text of a page, and where its links lead */
function readPage(path: string, locale: LocaleCode, text: string): {above: string; links: string[]} {
  const root = unified().use(remarkParse).parse(text);
  remarkMissingTranslation({locale})(root, {cwd, path: join(cwd, path)});
  const links: string[] = [];
  visit(root, ['link', 'definition'], (node) => void ('url' in node && links.push(node.url)));
  return {above: JSON.stringify(root.children[0]), links};
}

test.each([
  ['vi', 'docs/untranslated.mdx', 'chưa được dịch', {text_language: 'en'}],
  ['en', 'docs/untranslated.mdx', undefined, {}],
  ['vi', `${translations}/app/translated.mdx`, undefined, {}],
] as const)('in %s, %s says %s', (locale, path, notice, language) => {
  const {above} = readPage(path, locale, 'Text.');
  if (notice === undefined) expect(above).not.toContain('StaticHtml');
  else expect(above).toContain(notice);
  expect(textLanguage(join(cwd, path), locale, cwd)).toEqual(language);
});

test.each([
  ['a translation', `${translations}/app/translated.mdx`, '../untranslated.mdx#a', '@site/docs/untranslated.mdx#a'],
  ['a source', 'docs/untranslated.mdx', './app/translated.mdx', `@site/${translations}/app/translated.mdx`],
  ['a source', 'docs/untranslated.mdx', 'untranslated.mdx?a', 'untranslated.mdx?a'],
  ['a source', 'docs/untranslated.mdx', './nowhere.mdx', './nowhere.mdx'],
  ['a source', 'docs/untranslated.mdx', 'https://example.com/a.mdx', 'https://example.com/a.mdx'],
])('a link of %s leads to the page that the language shows: %s %s', (_, path, url, shown) => {
  expect(readPage(path, 'vi', `[words](${url})\n\n[words]: ${url}\n`).links).toEqual([shown, shown]);
  expect(readPage(path, 'en', `[words](${url})`).links).toEqual([url]);
});
