import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toAddress} from '../../kit/step';
import type {LocaleCode} from '../../kit/locales';
import type {SearchOptions} from '../options';
import {buildIndex, type IndexFacts, type IndexedPage} from './buildIndex';
import type {DocFacts, VersionFacts} from './collectDocs';
import type {PageOutsideDocs} from './collectPagesOutsideDocs';
import type {PageText} from './readSections';

/** What a page is called in files of other languages, and by its readers in each. */
export type DocNames = Pick<IndexedPage, 'otherTitle' | 'phrases' | 'otherPhrases'>;

/** Everything the indexes of one language are made from. */
export interface IndexInput extends Pick<IndexFacts, 'queryWords' | 'unanswered'> {
  outDir: string;
  baseUrl: string;
  /** Such as `vi`. */
  language: LocaleCode;
  versions: readonly VersionFacts[];
  outsideDocs: readonly PageOutsideDocs[];
  options: SearchOptions;
  namesOf: (versionName: string, doc: DocFacts) => Promise<DocNames>;
}

/** Texts of the built pages of a language, by address; null for a page with `noindex`. Pages of no index may be among them. */
export type PageTexts = ReadonlyMap<string, PageText | null>;

/**
 * Writes one index per docs version and one, `default`, for all other pages.
 * @throws if a page of the index was not built
 */
export async function writeIndexes(input: IndexInput, texts: PageTexts): Promise<void> {
  for (const {tag, name, label, docs} of input.versions) {
    const pages = await Promise.all(docs.map((doc) => toDocPage(doc, name, input, texts)));
    await writeIndex(tag, pages.flat(), label, input);
  }
  const pages = input.outsideDocs.flatMap((page) => toPageOutsideDocs(page, input, texts));
  await writeIndex('default', pages, '', input);
}

async function writeIndex(
  tag: string,
  pages: readonly IndexedPage[],
  version: string,
  {outDir, language, queryWords, unanswered, options}: IndexInput,
): Promise<void> {
  const {indexDocSidebarParentCategories: searchesParents} = options;
  const index = buildIndex(pages, {version, language, queryWords, unanswered, searchesParents});
  await writeFile(path.join(outDir, `search-index-${tag}.json`), JSON.stringify(index));
}

async function toDocPage(doc: DocFacts, version: string, input: IndexInput, texts: PageTexts): Promise<IndexedPage[]> {
  const text = textOf(doc.route, texts);
  if (!text) return [];
  const {title, route, tags, parents, path: below, kind} = doc;
  const {areaPriors, kindPriors} = input.options;
  const prior = (areaPriors[below.split('/')[0] ?? ''] ?? 1) * (kindPriors[kind] ?? 1);
  const {description, request} = text;
  const sections = text.sections.length > 0 ? text.sections : [{title, hash: '', content: description}];
  const names = await input.namesOf(version, doc);
  return [{...names, title, route, tags, parents, path: below, type: 'docs', prior, description, request, sections}];
}

function toPageOutsideDocs(page: PageOutsideDocs, {baseUrl}: IndexInput, texts: PageTexts): IndexedPage[] {
  const text = textOf(page.route, texts);
  if (!text) return [];
  const names = {otherTitle: '', phrases: [], otherPhrases: [], tags: [], parents: []};
  return [{...page, ...text, ...names, path: page.route.slice(baseUrl.length).replace(/\/+$/, ''), prior: 1}];
}

function textOf(route: string, texts: PageTexts): PageText | null {
  const text = texts.get(toAddress(route));
  if (text === undefined) throw new Error(`search: no built page for ${route}.`);
  return text;
}
