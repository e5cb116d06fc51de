// npm run bench: measures the site and writes BENCHMARKS.md. `-- --only growth,peers` measures these parts alone.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {budgets} from '../../tests/dist/budgets';
import {readSite} from '../../tests/dist/readSite';
import {addresses, inLocale, locales} from '../../tests/support/addresses';
import {startServer} from '../server/startServer';
import {describeMachine} from './describeMachine';
import {measureEditing, reportEditing} from './editing';
import {multiplyPages} from './growth/multiplyPages';
import {markPage, reportLighthouse, type MarkedPage} from './lighthouse';
import {measureBuild, measureColdBuild} from './measureBuild';
import {measurePage} from './measurePage';
import {measurePeers, runs} from './peers/run';
import {reportPeers} from './peers/reportPeers';
import {placeParts, type Part} from './placeParts';
import {reportGrowth, type GrownBuild} from './reportGrowth';
import {makeScratchSite} from './scratchSite';
import {opening, reportBuild, reportPages, type MeasuredPage} from './writeReport';

const root = resolve(__dirname, '../..');
const buildFolder = join(root, 'build');
const machine = describeMachine();

/** One guide page and one API page stand for the site; the home page is drawn differently from both. */
const measured = [
  {name: 'guide', address: addresses.guide, budget: budgets.docs},
  {name: 'API', address: addresses.operation, budget: budgets.operation},
  {name: 'home', address: addresses.home, budget: budgets.docs},
] as const;

async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function build(): Promise<string> {
  const cold = await measureColdBuild(root);
  const warm = await measureBuild(root);
  return reportBuild(machine, {pageCount: readSite(buildFolder).pages.length, cold, warm});
}

async function growth(): Promise<string> {
  const builds: GrownBuild[] = [];
  for (const times of [1, 2, 4]) {
    const site = makeScratchSite(root);
    multiplyPages(site.folder, times);
    const cost = await measureBuild(site.folder);
    builds.push({times, cost, pageCount: readSite(join(site.folder, 'build')).pages.length});
    console.log(builds.at(-1));
    site.remove();
  }
  return reportGrowth(machine, builds);
}

const editing = () => withBrowser(async (browser) => reportEditing(machine, await measureEditing(root, browser)));

async function withServer<T>(use: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(buildFolder)) await measureBuild(root);
  const server = await startServer(buildFolder, 0);
  try {
    return await use(server.origin);
  } finally {
    await server.close();
  }
}

const pages = () =>
  withBrowser((browser) =>
    withServer(async (origin) => {
      const all: MeasuredPage[] = [];
      for (const {name, address, budget} of measured) {
        for (const locale of locales) {
          const path = inLocale(locale, address);
          const cost = await measurePage(browser, origin + path);
          all.push({name: `${name}, ${locale.code}`, address: path, cost, budget});
        }
      }
      return reportPages(all);
    }),
  );

/** One page of each kind, in the language of most readers. */
const markedKinds = [
  'home',
  'introduction',
  'guide',
  'operation',
  'category',
  'cards',
  'glossary',
  'questions',
  'releaseNotes',
  'tag',
  'search',
] as const;

async function lighthouse(): Promise<string | undefined> {
  const program = process.env.LIGHTHOUSE_PATH;
  if (!program) {
    console.log(
      'Left out: Lighthouse is no package of this project. Install it elsewhere and say where it is: ' +
        'npm install --prefix /tmp/lighthouse lighthouse@12.8.2, then LIGHTHOUSE_PATH=/tmp/lighthouse/node_modules/.bin/lighthouse.',
    );
    return undefined;
  }
  return withServer(async (origin) => {
    const all: MarkedPage[] = [];
    for (const kind of markedKinds) {
      const address = `/vi${addresses[kind]}`;
      all.push({address, marks: await markPage(program, origin + address)});
      console.log(all.at(-1));
    }
    return reportLighthouse(machine, all);
  });
}

const peers = () =>
  withBrowser(async (browser) => {
    const {measured: contestants, missing} = await measurePeers(root, browser);
    return reportPeers(machine, runs, contestants, missing);
  });

const measure = {build, growth, editing, pages, peers, lighthouse} satisfies Partial<
  Record<Part, () => Promise<string | undefined>>
>;
const names = Object.keys(measure) as (keyof typeof measure)[];

function readNames(): (keyof typeof measure)[] {
  const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
  const wanted = only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.some((each) => each === name));
  if (unknown.length > 0) throw new Error(`No part "${unknown.join(', ')}". Parts: ${names.join(', ')}.`);
  return names.filter((name) => wanted.includes(name));
}

async function main(): Promise<void> {
  const file = join(root, 'BENCHMARKS.md');
  for (const name of readNames()) {
    console.log(`Part "${name}" …`);
    const text = await measure[name]();
    // Written after each part: a later one that fails takes nothing away.
    writeFileSync(file, placeParts(opening, existsSync(file) ? readFileSync(file, 'utf8') : '', {[name]: text}));
  }
  console.log('BENCHMARKS.md is written.');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
