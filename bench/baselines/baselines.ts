import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {addresses} from '../../tests/support/addresses';
import {buildFolder, root, withBrowser} from '../browser';
import {medianOf} from '../median';
import {countPages, type MeasuredBuild} from '../site/builds';
import {measureBuild, measureColdBuild} from '../site/measureBuild';
import {createSite} from './createSite';
import {measureVisit, type Visit} from './measureVisit';
import {readPages, type PlainPage} from './readPages';
import {reportBaselines} from './report';
import {compressFolder, serveFolder} from './serveFolder';
import {ownMenu, tools, type Tool} from './tools';

/** A page of running text and one with much code, in the language of most readers. */
const visited = [`/vi${addresses.guide}`, `/vi${addresses.operation}`];

interface BuiltSite extends MeasuredBuild, Pick<Tool, 'menu'>, Partial<Pick<Tool, 'layout'>> {
  /** The finished build. */
  folder: string;
  /** Temporary folder of a baseline. */
  scratch?: string;
}

async function buildBaseline(tool: Tool, pages: readonly PlainPage[]): Promise<BuiltSite> {
  const scratch = createSite(tool.layout, pages);
  const cost = await measureBuild(scratch, tool.build);
  const folder = join(scratch, tool.output);
  await compressFolder(folder);
  return {...tool, scratch, folder, cost, pageCount: countPages(folder)};
}

/** Visits each page of all sites by turns, in another order each time, so that what else the machine does falls on all. */
async function visitAll(browser: Browser, sites: readonly BuiltSite[], runs: number): Promise<Record<string, Visit>[]> {
  const all = sites.map(() => new Map(visited.map((address) => [address, [] as Visit[]])));
  const servers = await Promise.all(sites.map(({folder}) => serveFolder(folder)));
  const turns = sites.map((site, index) => ({...site, visits: all[index], origin: servers[index]?.origin}));
  for (let run = 0; run < runs; run += 1) {
    for (const address of visited) {
      for (const {name, menu, visits, origin} of turns) {
        const visit = await measureVisit(browser, `${origin}${address}`, menu);
        console.log(run + 1, name, address, visit);
        visits?.get(address)?.push(visit);
      }
      turns.push(...turns.splice(0, 1));
    }
  }
  for (const server of servers) await server.close();
  return all.map((visits) => Object.fromEntries([...visits].map(([address, each]) => [address, medianOf(each)])));
}

/** Builds and visits the site and the same text in other tools. */
export async function measureBaselines(runs = 9): Promise<string> {
  const cost = await measureColdBuild(root);
  const own = {name: 'this site', menu: ownMenu, folder: buildFolder, cost, pageCount: countPages(buildFolder)};
  const pages = readPages(buildFolder);
  const baselines: BuiltSite[] = [];
  for (const tool of tools) baselines.push(await buildBaseline(tool, pages));
  const [ownVisits = {}, ...visits] = await withBrowser((browser) => visitAll(browser, [own, ...baselines], runs));
  const measured = baselines.map((site, index) => ({...site, visits: visits[index] ?? {}}));
  for (const {scratch} of baselines) if (scratch) rmSync(scratch, {recursive: true});
  return reportBaselines(runs, [{...own, visits: ownVisits}, ...measured]);
}
