import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchOptions} from '../options';
import type {DocumentType, EverydayWords, SearchAlias} from '../shared/searchTypes';
import {aliasesOf, type ConceptGroup} from './aliasesOf';
import {buildIndex, type IndexedPage} from './buildIndex';
import type {VersionFacts} from './collectDocs';
import {readSections, type PageText} from './readSections';

/** A built page outside docs. */
export interface OtherPage {
  route: string;
  type: Exclude<DocumentType, 'docs'>;
}

/** Everything the index of one language is made from. */
export interface IndexInput {
  outDir: string;
  baseUrl: string;
  versions: readonly VersionFacts[];
  others: readonly OtherPage[];
  options: SearchOptions;
  groups: readonly ConceptGroup[];
  everyday: EverydayWords;
  /** Title of the same page in the other languages. */
  otherTitleOf: (versionName: string, file: string) => Promise<string>;
}

/** Tag of pages that belong to no docs version. */
export const defaultTag = 'default';

/** @returns where the index of a tag lies, relative to a language's root. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Writes one index per docs version and one for all other pages; @returns the files with their page counts. */
export async function writeIndexes(input: IndexInput): Promise<{file: string; pages: number}[]> {
  const written = [];
  for (const version of input.versions) {
    const pages = await Promise.all(version.docs.map((doc) => readDoc(doc, version.name, input)));
    written.push(await writeIndex(version.tag, pages, version.label, input));
  }
  const pages = await Promise.all(input.others.map((page) => readOther(page, input)));
  written.push(await writeIndex(defaultTag, pages, '', input));
  return written;
}

async function writeIndex(
  tag: string,
  pages: readonly (IndexedPage | undefined)[],
  version: string,
  {outDir, everyday}: IndexInput,
): Promise<{file: string; pages: number}> {
  const listed = pages.filter((page) => page !== undefined);
  const file = path.join(outDir, indexFileName(tag));
  await writeFile(file, JSON.stringify(buildIndex(listed, version, everyday)));
  return {file, pages: listed.length};
}

async function readDoc(
  doc: VersionFacts['docs'][number],
  versionName: string,
  input: IndexInput,
): Promise<IndexedPage | undefined> {
  const text = readSections(await readBuiltPage(doc.route, input), true, doc.route, input.options.ignoreCssSelectors);
  if (!text) return undefined;
  const otherTitle = await input.otherTitleOf(versionName, doc.file);
  return {
    route: doc.route,
    title: doc.title,
    otherTitle,
    aliases: namesOf(text, [doc.title, otherTitle], input.groups),
    tags: doc.tags,
    parents: doc.parents,
    type: 'docs',
    path: doc.path,
    prior: priorOf(doc, input.options),
    description: text.description,
    sections: text.sections.length > 0 ? text.sections : [{title: doc.title, hash: '', content: text.description}],
  };
}

function priorOf({path: route, kind}: VersionFacts['docs'][number], {areaPriors, kindPriors}: SearchOptions): number {
  return (areaPriors[route.split('/')[0] ?? ''] ?? 1) * (kindPriors[kind] ?? 1);
}

async function readOther({route, type}: OtherPage, input: IndexInput): Promise<IndexedPage | undefined> {
  const text = readSections(await readBuiltPage(route, input), false, route, input.options.ignoreCssSelectors);
  if (!text) return undefined;
  return {
    route,
    title: text.title,
    otherTitle: '',
    aliases: namesOf(text, [text.title], input.groups),
    tags: [],
    parents: [],
    type,
    path: route.slice(input.baseUrl.length).replace(/\/+$/, ''),
    prior: 1,
    description: text.description,
    sections: text.sections,
  };
}

/** @returns the page's other names: those the writer gave, which mean the whole page, and those of the glossary. */
function namesOf({keywords}: PageText, titles: readonly string[], groups: readonly ConceptGroup[]): SearchAlias[] {
  const given = keywords.length > 0 ? [{phrases: keywords, share: 100}] : [];
  return [...given, ...aliasesOf(titles, groups)];
}

/** @returns the HTML of a route, wherever the build put it. */
async function readBuiltPage(route: string, {outDir, baseUrl}: IndexInput): Promise<string> {
  const below = decodeURI(route.slice(baseUrl.length)).replace(/\/+$/, '');
  const files = below === '' ? ['index.html'] : [`${below}.html`, path.join(below, 'index.html'), below];
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  throw new Error(`local-search: no built page for ${route}. Looked for ${files.join(', ')} in ${outDir}.`);
}
