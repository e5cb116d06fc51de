import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {createContext} from '../../checks/pages/createContext';
import {readLinks} from '../../checks/pages/links';
import {lineAt} from '../../checks/pages/prose';

/** A link to another site, and where it is written. */
export interface ExternalLink {
  /** Path from the root of the project. */
  file: string;
  line: number;
  address: string;
}

/** Documents for those who work on the site. */
const documents = ['*.md', 'guides/**/*.{md,mdx}', '**/README.md'];

/** Data and messages, whose addresses readers meet on pages. */
const dataFiles = ['src/config/**/*.ts', 'vocabulary/**/*.yaml', 'openapi/*/*.yaml', 'i18n/*/**/*.json'];

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', '**/__fixtures__/**', '**/*.test.ts'];

/** An address in quotes, in a sentence or in a Markdown link. */
const addressInText = /\bhttps?:\/\/[\w[{$*][^\s"'`<>()[\]|\\]*/g;

/** Stands for a part that something else fills in: `${host}`, `{host}`, `*.example.com`. */
const placeholder = /[{}$*]/;

/** @returns all links to other sites: of pages in every version and language, of data, messages and documents. */
export function collectExternalLinks(root: string): ExternalLink[] {
  const markdown = unified().use(remarkParse).use(remarkGfm);
  const pages = createContext(root).allPages.flatMap((page) => linksIn(page.file, page));
  const inDocuments = read(root, documents).flatMap(({file, text}) =>
    linksIn(file, {markdown: markdown.parse(text) as Root}),
  );
  const inData = read(root, dataFiles).flatMap(({file, text}) =>
    [...text.matchAll(addressInText)]
      .map(({0: found, index}) => ({
        file,
        line: lineAt({line: 1, text}, index),
        address: found.replace(/[.,;:!?]+$/, ''),
      }))
      .filter(({address}) => !placeholder.test(address)),
  );
  return [...pages, ...inDocuments, ...inData];
}

function linksIn(file: string, page: Parameters<typeof readLinks>[0]): ExternalLink[] {
  return readLinks(page)
    .filter(({target}) => /^https?:/i.test(target))
    .map(({target, line}) => ({file, line, address: target}));
}

function read(root: string, patterns: string[]): {file: string; text: string}[] {
  return globSync(patterns, {cwd: root, ignore: ignored})
    .sort()
    .map((file) => ({file, text: readFileSync(join(root, file), 'utf8')}));
}
