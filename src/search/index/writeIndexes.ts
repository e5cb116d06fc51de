import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toAddress} from '../../kit/step';
import type {LocaleCode} from '../../kit/locales';
import {noPage, type Questions} from '../../kit/vocabulary';
import type {SearchOptions} from '../options';
import {learning} from '../shared/limits';
import {wordSequence} from '../shared/tokenize';
import type {QueryWords, SearchPageEntry} from '../shared/searchTypes';
import type {FindAliases} from './findAliases';
import {buildIndex, type IndexedPage} from './buildIndex';
import type {DocFacts, VersionFacts} from './collectDocs';
import type {PageOutsideDocs} from './collectPagesOutsideDocs';
import type {PageText} from './readSections';

/** Everything the indexes of one language are made from. */
export interface IndexInput {
  outDir: string;
  baseUrl: string;
  /** Such as `vi`. */
  language: LocaleCode;
  versions: readonly VersionFacts[];
  outsideDocs: readonly PageOutsideDocs[];
  options: SearchOptions;
  findAliases: FindAliases;
  queryWords: QueryWords;
  /** What readers ask, by the page's route below its version. */
  questions: Questions;
  /** @returns what readers type for a page, given its file below its version's folder */
  phrasesOf: (file: string) => Promise<string[]>;
  /** @returns the same in the other languages: some readers type their own language on the pages of another */
  otherPhrasesOf: (file: string) => Promise<string[]>;
  /** @returns the titles of the same page in the other languages */
  otherTitleOf: (versionName: string, file: string) => Promise<string>;
}

type Priors = Pick<SearchPageEntry, 'prior' | 'areaPrior'>;

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
  {outDir, language, queryWords, options, questions}: IndexInput,
): Promise<void> {
  const index = buildIndex(pages, {
    version,
    language,
    queryWords,
    mainTasks: options.mainTasks,
    searchesParents: options.indexDocSidebarParentCategories,
    unanswered: questions.get(noPage)?.[language] ?? [],
  });
  await writeFile(path.join(outDir, `search-index-${tag}.json`), JSON.stringify(index));
}

async function toDocPage(
  doc: DocFacts,
  versionName: string,
  input: IndexInput,
  texts: PageTexts,
): Promise<IndexedPage[]> {
  const text = textOf(doc.route, texts);
  if (!text) return [];
  const otherTitle = await input.otherTitleOf(versionName, doc.file);
  const phrases = await input.phrasesOf(doc.file);
  const asked = new Set([...questionsOf(doc, input), ...(await input.otherPhrasesOf(doc.file))]);
  return [
    {
      ...doc,
      otherTitle,
      phrases,
      questions: [...asked].filter((text) => !phrases.includes(text)),
      aliases: input.findAliases([doc.title, otherTitle]),
      type: 'docs',
      ...priorsOf(doc, input.options),
      isHub: input.options.hubKinds.includes(doc.kind),
      description: text.description,
      sections: text.sections.length > 0 ? text.sections : [{title: doc.title, hash: '', content: text.description}],
    },
  ];
}

/** @returns what readers ask of a page, and the shortest of what they ask in other languages */
function questionsOf({path: route}: DocFacts, {questions, language}: IndexInput): string[] {
  return Object.entries(questions.get(route || 'index') ?? {}).flatMap(([each, texts]) =>
    each === language ? texts : texts.filter((text) => wordSequence(text).length <= learning.maxForeignWords),
  );
}

function priorsOf({path: route, kind}: DocFacts, {areaPriors, kindPriors, routePriors}: SearchOptions): Priors {
  const factors = Object.entries(routePriors).flatMap(([part, factor]) =>
    `/${route}/`.includes(`/${part}/`) ? [factor] : [],
  );
  return {
    prior: factors.reduce((product, factor) => product * factor, kindPriors[kind] ?? 1),
    areaPrior: areaPriors[route.split('/')[0] ?? ''] ?? 1,
  };
}

function toPageOutsideDocs(page: PageOutsideDocs, input: IndexInput, texts: PageTexts): IndexedPage[] {
  const text = textOf(page.route, texts);
  if (!text) return [];
  return [
    {
      ...page,
      ...text,
      otherTitle: '',
      phrases: [],
      questions: [],
      aliases: input.findAliases([text.title]),
      tags: [],
      parents: [],
      path: page.route.slice(input.baseUrl.length).replace(/\/+$/, ''),
      prior: 1,
      isHub: false,
      areaPrior: 1,
    },
  ];
}

function textOf(route: string, texts: PageTexts): PageText | null {
  const text = texts.get(toAddress(route));
  if (text === undefined) throw new Error(`search: no built page for ${route}.`);
  return text;
}
