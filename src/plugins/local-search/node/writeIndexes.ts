import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toAddress} from '../../publish/shared/step';
import type {SearchOptions} from '../options';
import type {DocumentType, EverydayWords, SearchAlias} from '../shared/searchTypes';
import type {FindAliases} from './findAliases';
import {buildIndex, type IndexedPage} from './buildIndex';
import type {VersionFacts} from './collectDocs';
import type {PageText} from './readSections';

/** A built page outside docs. */
export interface PageOutsideDocs {
  route: string;
  type: Exclude<DocumentType, 'docs'>;
}

/** Everything from which the indexes of one language are made. */
export interface IndexInput {
  outDir: string;
  baseUrl: string;
  versions: readonly VersionFacts[];
  outsideDocs: readonly PageOutsideDocs[];
  options: SearchOptions;
  findAliases: FindAliases;
  everyday: EverydayWords;
  /** Titles of the same page in the other languages. */
  otherTitleOf: (versionName: string, file: string) => Promise<string>;
}

/** Tag of pages that belong to no docs version. */
export const defaultTag = 'default';

/** @returns the path of a tag's index below the root of the language */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Texts of the built pages of a language, by address; null for a page with `noindex`. Pages of no index may be among them. */
export type PageTexts = ReadonlyMap<string, PageText | null>;

/**
 * Writes one index per docs version and one for all other pages.
 * @throws if a page of the index was not built
 */
export async function writeIndexes(input: IndexInput, texts: PageTexts): Promise<void> {
  for (const version of input.versions) {
    const pages = await Promise.all(version.docs.map((doc) => toDocPage(doc, version.name, input, texts)));
    await writeIndex(version.tag, pages, version.label, input);
  }
  const pages = input.outsideDocs.map((page) => toPageOutsideDocs(page, input, texts));
  await writeIndex(defaultTag, pages, '', input);
}

async function writeIndex(
  tag: string,
  pages: readonly (IndexedPage | undefined)[],
  version: string,
  {outDir, everyday}: IndexInput,
): Promise<void> {
  const indexed = pages.filter((page) => page !== undefined);
  await writeFile(path.join(outDir, indexFileName(tag)), JSON.stringify(buildIndex(indexed, version, everyday)));
}

async function toDocPage(
  doc: VersionFacts['docs'][number],
  versionName: string,
  input: IndexInput,
  texts: PageTexts,
): Promise<IndexedPage | undefined> {
  const text = textOf(doc.route, texts);
  if (!text) return undefined;
  const otherTitle = await input.otherTitleOf(versionName, doc.file);
  return {
    route: doc.route,
    title: doc.title,
    otherTitle,
    aliases: namesOf(text, [doc.title, otherTitle], input),
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

function toPageOutsideDocs(
  {route, type}: PageOutsideDocs,
  input: IndexInput,
  texts: PageTexts,
): IndexedPage | undefined {
  const text = textOf(route, texts);
  if (!text) return undefined;
  return {
    route,
    title: text.title,
    otherTitle: '',
    aliases: namesOf(text, [text.title], input),
    tags: [],
    parents: [],
    type,
    path: route.slice(input.baseUrl.length).replace(/\/+$/, ''),
    prior: 1,
    description: text.description,
    sections: text.sections,
  };
}

/** @returns the synonyms of the page: the keywords in its front matter, which mean the whole page, and the glossary's */
function namesOf({keywords}: PageText, titles: readonly string[], {findAliases}: IndexInput): SearchAlias[] {
  const own = keywords.length > 0 ? [{phrases: keywords, share: 100}] : [];
  return [...own, ...findAliases(titles)];
}

function textOf(route: string, texts: PageTexts): PageText | null {
  const text = texts.get(toAddress(route));
  if (text === undefined) throw new Error(`local-search: no built page for ${route}.`);
  return text;
}
