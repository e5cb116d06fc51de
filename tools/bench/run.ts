// npm run bench: measures the build and its pages, and writes BENCHMARKS.md.
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {chromium} from '@playwright/test';
import {budgets} from '../../tests/dist/budgets';
import {readSite} from '../../tests/dist/readSite';
import {addresses, inLocale, locales} from '../../tests/support/addresses';
import {startServer} from '../server/startServer';
import {describeMachine} from './describeMachine';
import {measureBuild} from './measureBuild';
import {measurePage} from './measurePage';
import {searchSectionOf, withSearchSection} from './search/reportSearch';
import {writeReport, type MeasuredPage} from './writeReport';

const root = resolve(__dirname, '../..');
const buildFolder = join(root, 'build');

/** One guide page and one API page stand for the site; the home page is drawn differently from both. */
const measured = [
  {name: 'guide', address: addresses.guide, budget: budgets.docs},
  {name: 'API', address: addresses.operation, budget: budgets.operation},
  {name: 'home', address: addresses.home, budget: budgets.docs},
] as const;

function removeCaches(): void {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(join(root, name), {recursive: true, force: true});
}

async function measurePages(): Promise<MeasuredPage[]> {
  const server = await startServer(buildFolder, 0);
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  const pages: MeasuredPage[] = [];
  for (const {name, address, budget} of measured) {
    for (const locale of locales) {
      const path = inLocale(locale, address);
      const cost = await measurePage(browser, server.origin + path);
      pages.push({name: `${name}, ${locale.code}`, address: path, cost, budget});
    }
  }
  await browser.close();
  await server.close();
  return pages;
}

async function main(): Promise<void> {
  console.log('Cold build …');
  removeCaches();
  const cold = await measureBuild(root);
  console.log('Warm build …');
  const warm = await measureBuild(root);
  console.log('Pages …');
  const pages = await measurePages();
  const pageCount = readSite(buildFolder).pages.length;
  const report = writeReport({machine: describeMachine(), pageCount, cold, warm, pages});
  const file = join(root, 'BENCHMARKS.md');
  // The figures of the search come from a program of their own.
  const search = existsSync(file) ? searchSectionOf(readFileSync(file, 'utf8')) : undefined;
  writeFileSync(file, search ? withSearchSection(report, search) : report);
  console.log('BENCHMARKS.md is written.');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
