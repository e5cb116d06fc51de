import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import {deriveFromContract, deriveFromPages} from '../../tests/search/deriveQueries';
import {evaluate, localSearch, type Searcher} from '../../tests/search/evaluate';
import {findKnownPhrases} from '../../tests/search/knownPhrases';
import {measureOpening} from '../../tests/search/openingBytes';
import {indexPath, pagePath, readIndexes, type SearchPlace} from '../../tests/search/readIndexes';
import {readQueries} from '../../tests/search/readQueries';
import {openRebuild, openRebuildFile} from '../../tests/search/rebuildIndexes';
import {buildFolder, ensureBuild, withBrowser, withSite} from '../browser';
import type {BuiltFile, OpenSearch} from './baseline';
import {copyWithPhrases} from './copyWithPhrases';
import {openEasyops} from './easyops';
import {measureFirstLoad} from './measureFirstLoad';
import {measureLeftOut} from './measureLeftOut';
import {measureTyping} from './measureTyping';
import {openPagefind} from './pagefind';
import {reportSearch, type Contestant} from './report';

const sets = {validation: readQueries('validation.txt'), development: readQueries('development.txt')};

const idOf = ({locale, version}: {locale: string; version: string}) => `${locale}-${version}`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const read = (path: string) => readFileSync(buildFolder + path, 'utf8');
const compressed = (content: string) => brotliCompressSync(content).length;

/** @returns the index files of a language and version with their bytes after brotli, the version's own first. */
function indexFiles({locale, version}: SearchPlace): {file: string; bytes: number}[] {
  return [indexPath(locale, version), indexPath(locale)].map((file) => ({file, bytes: compressed(read(file))}));
}

/** @returns the pages in which readers of a language and version search, as files of the build. */
function filesOf({indexes, locale}: SearchPlace): BuiltFile[] {
  return indexes.flatMap(({pages, documents}) =>
    pages.map(({first, phrases}): BuiltFile => {
      const {sectionRoute: address = '', type} = documents[first] ?? {};
      return {file: buildFolder + pagePath(locale, address), address, isDoc: type === 'docs', phrases};
    }),
  );
}

const openOwn = async (place: SearchPlace): Promise<OpenSearch> => ({
  indexBytes: indexFiles(place)[0]?.bytes ?? 0,
  ask: async (query) => localSearch(place, query),
  close: async () => undefined,
});

/** Opens the search of this site as it would be if no page had phrases. */
function openWithoutPhrases() {
  const rebuildFile = openRebuildFile(read);
  return async (place: SearchPlace): Promise<OpenSearch> => {
    const file = rebuildFile(place, () => []);
    const bare = {...place, indexes: [createSearchIndex(file), ...place.indexes.slice(1)]};
    return {...(await openOwn(bare)), indexBytes: compressed(JSON.stringify(file))};
  };
}

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
    for (const {query} of Object.values(sets)
      .flat()
      .filter((each) => idOf(each) === idOf(place))) {
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
    development: evaluate(sets.development, places, lookUp),
    validation: evaluate(sets.validation, places, lookUp),
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

/** Asks this search and two others, each with and without the phrases of the pages. */
async function competeAll(browser: Browser, places: readonly SearchPlace[]): Promise<Contestant[]> {
  const others: [name: string, open: (files: readonly BuiltFile[], place: SearchPlace) => Promise<OpenSearch>][] = [
    ['easyops', openEasyops],
    ['Pagefind', (files, place) => openPagefind(browser, files, place.locale)],
  ];
  const contestants = [
    await compete('this site', places, openOwn),
    await compete('this site without phrases', places, openWithoutPhrases()),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'bench-phrases-'));
  try {
    for (const [name, open] of others) {
      const openWith = async (place: SearchPlace) =>
        withPaths(place, await open(copyWithPhrases(filesOf(place), join(folder, idOf(place))), place));
      contestants.push(await compete(`${name} with phrases`, places, openWith));
      const openWithout = async (place: SearchPlace) => withPaths(place, await open(filesOf(place), place));
      contestants.push(await compete(name, places, openWithout));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  return contestants;
}

/** Asks the search of the finished build and two others the labelled queries. */
export async function measureSearch(): Promise<string> {
  await ensureBuild();
  const places = readIndexes(read);
  const derivedQueries = places.flatMap((place) => [...deriveFromPages(place), ...deriveFromContract(place)]);
  const rebuild = openRebuild(read);
  return withBrowser(async (browser) => {
    const files = new Map(
      places.flatMap((place) =>
        indexFiles(place).map(
          ({file, bytes}, i) => [file, {bytes, pages: place.indexes[i]?.pages.length ?? 0}] as const,
        ),
      ),
    );
    return reportSearch({
      contestants: await competeAll(browser, places),
      leftOut: {
        validation: measureLeftOut(sets.validation, places, rebuild),
        development: measureLeftOut(sets.development, places, rebuild),
      },
      isKnownPhrase: findKnownPhrases(places),
      derived: evaluate(derivedQueries, places, localSearch),
      indexes: [...files].map(([file, index]) => ({file, ...index})),
      firstLoad: await measureFirstLoad(),
      ...(await measureBox(browser)),
    });
  });
}
