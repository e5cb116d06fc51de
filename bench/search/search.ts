import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {locales, type LocaleCode} from '../../src/kit/locales';
import {deriveFromContract, deriveFromPages} from '../../tests/search/deriveQueries';
import {evaluate, localSearch, type Searcher} from '../../tests/search/evaluate';
import {measureOpening} from '../../tests/search/openingBytes';
import {readIndexes, type SearchPlace} from '../../tests/search/readIndexes';
import {queryFiles, readQueries} from '../../tests/search/readQueries';
import {buildFolder, ensureBuild, withBrowser, withSite} from '../browser';
import type {BuiltFile, OpenSearch} from './baseline';
import {openEasyops} from './easyops';
import {measureFirstLoad} from './measureFirstLoad';
import {measureTyping} from './measureTyping';
import {openPagefind} from './pagefind';
import {reportSearch, type Contestant} from './report';

const development = queryFiles.development.flatMap(readQueries);
const blind = queryFiles.blind.flatMap(readQueries);

const idOf = ({locale, version}: {locale: string; version: string}) => `${locale}-${version}`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const prefixOf = (locale: LocaleCode) => locales.find(({code}) => code === locale)?.pathPrefix ?? '';

/** @returns the index files of a language and version with their bytes after brotli, the version's own first. */
function indexFiles({locale, version}: SearchPlace): {file: string; bytes: number}[] {
  return [`docs-default-${version}`, 'default'].map((tag) => {
    const file = `${prefixOf(locale)}/search-index-${tag}.json`;
    return {file, bytes: brotliCompressSync(readFileSync(buildFolder + file)).length};
  });
}

/** @returns the pages in which readers of a language and version search, as files of the build. */
function filesOf({indexes, locale}: SearchPlace): BuiltFile[] {
  const prefix = prefixOf(locale);
  return indexes.flatMap(({pages, documents}) =>
    pages.map(({first}): BuiltFile => {
      const {sectionRoute: address = '', type} = documents[first] ?? {};
      const path = address.replace(/\/$/, '');
      const file = `${buildFolder}${path === prefix ? `${prefix}/index` : path}.html`;
      return {file, address, isDoc: type === 'docs'};
    }),
  );
}

const openOwn = async (place: SearchPlace): Promise<OpenSearch> => ({
  indexBytes: indexFiles(place)[0]?.bytes ?? 0,
  ask: async (query) => localSearch(place, query),
  close: async () => undefined,
});

/** Gives rows as paths below the base of the version, by which queries name their pages. */
const withPaths = ({pathOf}: SearchPlace, search: OpenSearch): OpenSearch => ({
  ...search,
  ask: async (query) => (await search.ask(query)).map(pathOf),
});

/** Asks a search all queries, one language and version after the other. */
async function compete(
  name: string,
  places: readonly SearchPlace[],
  open: (place: SearchPlace) => Promise<OpenSearch>,
): Promise<Contestant> {
  const answers = new Map<string, string[]>();
  const times: number[] = [];
  const bytes: number[] = [];
  for (const place of places) {
    const search = await open(place);
    bytes.push(search.indexBytes);
    for (const {query} of [...development, ...blind].filter((each) => idOf(each) === idOf(place))) {
      const start = performance.now();
      const rows = await search.ask(query);
      times.push(performance.now() - start);
      answers.set(`${idOf(place)} ${query}`, rows);
    }
    await search.close();
  }
  const lookUp: Searcher = (place, query) => answers.get(`${idOf(place)} ${query}`) ?? [];
  return {
    name,
    development: evaluate(development, places, lookUp),
    blind: evaluate(blind, places, lookUp),
    indexBytes: mean(bytes),
    meanMs: mean(times),
  };
}

/** Opens the search box of a page, and types into it. */
function measureBox(browser: Browser) {
  return withSite(async (origin) => {
    const address = `${origin}/vi/docs`;
    const page = await browser.newPage();
    await page.goto(address, {waitUntil: 'networkidle'});
    const opening = await measureOpening(page);
    await page.close();
    const type = (hasWorker: boolean) =>
      measureTyping(browser, address, ['ký số bằng usb token', 'huy chung tu', 'documents-create'], hasWorker);
    return {opening, inWorker: await type(true), onPage: await type(false)};
  });
}

/** Asks the search of the finished build and two others the labelled queries. */
export async function measureSearch(): Promise<string> {
  await ensureBuild();
  const places = readIndexes((path) => readFileSync(buildFolder + path, 'utf8'));
  const derivedQueries = places.flatMap((place) => [...deriveFromPages(place), ...deriveFromContract(place)]);
  const own = await compete('this site', places, openOwn);
  const easyops = await compete('easyops', places, async (place) =>
    withPaths(place, await openEasyops(filesOf(place))),
  );
  return withBrowser(async (browser) => {
    const pagefind = await compete('Pagefind', places, async (place) =>
      withPaths(place, await openPagefind(browser, filesOf(place), place.locale)),
    );
    const files = new Map(
      places.flatMap((place) =>
        indexFiles(place).map(
          ({file, bytes}, i) => [file, {bytes, pages: place.indexes[i]?.pages.length ?? 0}] as const,
        ),
      ),
    );
    return reportSearch({
      contestants: [own, easyops, pagefind],
      derived: evaluate(derivedQueries, places, localSearch),
      indexes: [...files].map(([file, index]) => ({file, ...index})),
      firstLoad: await measureFirstLoad(),
      ...(await measureBox(browser)),
    });
  });
}
