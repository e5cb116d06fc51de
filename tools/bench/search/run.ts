// npm run bench:search: asks the finished build (made first if there is none) and two other searches.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {locales} from '../../../src/config/locales';
import {deriveFromContract, deriveFromPages} from '../../../tests/search/deriveQueries';
import {evaluate, localSearch, type Outcome, type Searcher} from '../../../tests/search/evaluate';
import {measureOpening} from '../../../tests/search/openingBytes';
import {readIndexes, type SearchPlace} from '../../../tests/search/readIndexes';
import {queryFiles, readQueries, type LabelledQuery} from '../../../tests/search/readQueries';
import {startServer} from '../../server/startServer';
import {describeMachine} from '../describeMachine';
import {startEasyops} from './easyops';
import {measureFirstLoad} from './measureFirstLoad';
import {measureTyping} from './measureTyping';
import {openPagefind} from './pagefind';
import {reportSearch, withSearchSection, type Contestant} from './reportSearch';
import {filesOf, type Rival} from './rival';

const root = resolve(__dirname, '../../..');
const buildFolder = resolve(process.env.BUILD_DIR ?? join(root, 'build'));
const benchmarks = join(root, 'BENCHMARKS.md');

const tuned = queryFiles.tuned.flatMap(readQueries);
const heldOut = queryFiles.heldOut.flatMap(readQueries);

const idOf = ({locale, version}: {locale: string; version: string}) => `${locale}-${version}`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function openPlaces(): SearchPlace[] {
  if (!existsSync(buildFolder)) execFileSync('npx', ['docusaurus', 'build'], {cwd: root, stdio: 'inherit'});
  return readIndexes((path) => readFileSync(buildFolder + path, 'utf8'));
}

function runOwn(places: readonly SearchPlace[]): Contestant {
  const times: number[] = [];
  const timed: Searcher = (place, query) => {
    const start = performance.now();
    const rows = localSearch(place, query);
    times.push(performance.now() - start);
    return rows;
  };
  const outcomes = (queries: readonly LabelledQuery[]): Outcome[] => evaluate(queries, places, timed);
  const bytes = indexSizes(places)
    .filter(({file}) => file.includes('docs-default'))
    .map(({bytes: size}) => size);
  return {
    name: 'this site',
    tuned: outcomes(tuned),
    heldOut: outcomes(heldOut),
    indexBytes: mean(bytes),
    meanMs: mean(times),
  };
}

function indexSizes(places: readonly SearchPlace[]): {file: string; bytes: number}[] {
  const files = places.flatMap(({locale, indexes}) => {
    const prefix = locales.find(({code}) => code === locale)?.pathPrefix ?? '';
    return indexes.map(({tag}) => `${prefix}/search-index-${tag}.json`);
  });
  return [...new Set(files)].map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(buildFolder + file)).length,
  }));
}

/** Asks a rival everything, place by place. */
async function runRival(
  name: string,
  places: readonly SearchPlace[],
  open: (place: SearchPlace) => Promise<Rival>,
): Promise<Contestant> {
  const answers = new Map<string, string[]>();
  const times: number[] = [];
  const bytes: number[] = [];
  for (const place of places) {
    const rival = await open(place);
    bytes.push(rival.indexBytes);
    for (const {query} of [...tuned, ...heldOut].filter((each) => idOf(each) === idOf(place))) {
      const start = performance.now();
      answers.set(`${idOf(place)} ${query}`, (await rival.ask(query)).map(place.pathOf));
      times.push(performance.now() - start);
    }
    await rival.close();
  }
  const lookUp: Searcher = (place, query) => answers.get(`${idOf(place)} ${query}`) ?? [];
  return {
    name,
    tuned: evaluate(tuned, places, lookUp),
    heldOut: evaluate(heldOut, places, lookUp),
    indexBytes: mean(bytes),
    meanMs: mean(times),
  };
}

function pagesOf(place: SearchPlace) {
  return filesOf(place, buildFolder, locales.find(({code}) => code === place.locale)?.pathPrefix ?? '');
}

async function runEasyops(places: readonly SearchPlace[]): Promise<Contestant> {
  const easyops = await startEasyops();
  const contestant = await runRival('easyops', places, (place) => easyops.open(idOf(place), pagesOf(place)));
  easyops.close();
  return contestant;
}

/** Opens the box of a page of the site, and types into that of another. */
async function runBox(browser: Browser) {
  const server = await startServer(buildFolder, 0);
  const address = `${server.origin}/vi/docs`;
  const page = await browser.newPage();
  await page.goto(address, {waitUntil: 'networkidle'});
  const opening = await measureOpening(page);
  await page.close();
  const typing = await measureTyping(browser, address, ['ký số bằng usb token', 'huy chung tu', 'documents-create']);
  await server.close();
  return {opening, typing};
}

async function main(): Promise<void> {
  const places = openPlaces();
  const own = runOwn(places);
  const derived = evaluate(
    places.flatMap((place) => [...deriveFromPages(place), ...deriveFromContract(place)]),
    places,
    localSearch,
  );
  const easyops = await runEasyops(places);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const pagefind = await runRival('Pagefind', places, (place) => openPagefind(browser, pagesOf(place), place.locale));
  const box = await runBox(browser);
  await browser.close();
  const section = reportSearch({
    machine: describeMachine(),
    contestants: [own, easyops, pagefind],
    derived,
    indexes: indexSizes(places),
    firstLoad: await measureFirstLoad(),
    ...box,
  });
  writeFileSync(benchmarks, withSearchSection(existsSync(benchmarks) ? readFileSync(benchmarks, 'utf8') : '', section));
  console.log(section);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
