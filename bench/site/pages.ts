import type {Browser, Page, Request} from '@playwright/test';
import {budgets, type Budget} from '../../tests/dist/budgets';
import {addresses, inLocale, locales} from '../../tests/support/addresses';
import {hydrate} from '../../tests/support/fixtures';
import {readScriptBytes} from '../../tests/sweep/readCost';
import {withBrowser, withSite} from '../browser';
import {kilobytes, ratio, tableOf} from '../report';

/** What a page is made of. */
const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'other'] as const;
type Kind = (typeof kinds)[number];

/** What a page asks for by itself until it is loaded, in bytes as sent; what it prefetches is left out. */
export interface Weight {
  bytes: Record<Kind, number>;
  allBytes: number;
  requests: number;
}

const kindOfResource: Record<string, Kind> = {
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'pictures',
};

const isPrefetch = (request: Request) =>
  /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');

/** Opens a page as a first visitor does, waits until the network is quiet, and weighs what was needed until it was loaded. */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const started: Request[] = [];
  page.on('request', (request) => started.push(request));
  await page.goto(address, {waitUntil: 'load'});
  const own = started.filter((request) => !isPrefetch(request));
  await page.waitForLoadState('networkidle');
  const bytes: Record<Kind, number> = {HTML: 0, JS: 0, CSS: 0, fonts: 0, pictures: 0, other: 0};
  for (const request of own)
    bytes[kindOfResource[request.resourceType()] ?? 'other'] += (await request.sizes()).responseBodySize;
  return {bytes, allBytes: Object.values(bytes).reduce((sum, each) => sum + each, 0), requests: own.length};
}

interface MeasuredPage extends Weight {
  name: string;
  address: string;
  /** In the page when it is loaded. */
  elements: number;
  /** Bytes of all scripts that have run when the application has taken over. */
  scripts: number;
  budget: Budget;
}

/** One guide page and one API page represent the site; the home page is drawn differently from both. */
const measured = [
  {name: 'guide', address: addresses.guide, budget: budgets.docs},
  {name: 'API', address: addresses.operation, budget: budgets.operation},
  {name: 'home', address: addresses.home, budget: budgets.docs},
].flatMap(({name, address, budget}) =>
  locales.map((locale) => ({name: `${name}, ${locale.code}`, address: inLocale(locale, address), budget})),
);

async function measurePage(browser: Browser, address: string) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const weight = await weighPage(page, address);
  const elements = await page.locator(':not(link[rel=prefetch])').count();
  await hydrate(page);
  const scripts = await readScriptBytes(page);
  await page.close();
  return {...weight, elements, scripts};
}

function reportPages(pages: readonly MeasuredPage[]): string {
  return `## Weight of a page

First visit, 1440 pixels wide, kilobytes (1024 bytes) over the wire after brotli: what the page asks for by itself
until it is loaded, and all scripts that have run once the reader has moved the mouse and the application has taken over.

${tableOf('page', pages, {
  ...Object.fromEntries(kinds.map((kind) => [kind, ({bytes}) => kilobytes(bytes[kind])])),
  all: ({allBytes}) => kilobytes(allBytes),
  requests: ({requests}) => String(requests),
  elements: ({elements}) => String(elements),
  'JS after intent': ({scripts}) => kilobytes(scripts),
})}

${pages.map(({name, address}) => `- ${name}: \`${address}\``).join('\n')}

### Against the budgets

The gates are in \`tests/dist/budgets.ts\` and hold for every page of the documentation, not only for these. All but
the last one count until the page is loaded.

${tableOf('page, budget = 1', pages, {
  html: ({bytes, budget}) => ratio(bytes.HTML, budget.html),
  css: ({bytes, budget}) => ratio(bytes.CSS, budget.css),
  starter: ({bytes, budget}) => ratio(bytes.JS, budget.starter),
  loaded: ({allBytes, budget}) => ratio(allBytes, budget.loaded),
  requests: ({requests, budget}) => ratio(requests, budget.requests),
  elements: ({elements, budget}) => ratio(elements, budget.elements),
  js: ({scripts, budget}) => ratio(scripts, budget.js),
})}
`;
}

/** Weighs a page of each kind in each language. */
export function measurePages(): Promise<string> {
  return withBrowser((browser) =>
    withSite(async (origin) => {
      const pages: MeasuredPage[] = [];
      for (const page of measured) pages.push({...page, ...(await measurePage(browser, origin + page.address))});
      return reportPages(pages);
    }),
  );
}
