import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {addresses} from '../../../tests/support/addresses';
import {measureBuild, measureColdBuild, type BuildCost} from '../measureBuild';
import {measureVisit, type Visit} from './measureVisit';
import {ownMenu, peers, type Peer} from './peers';
import {preparePeer} from './preparePeer';
import {readPages} from './readPages';
import type {MeasuredPeer, MissingPeer} from './reportPeers';
import {compressFolder, serveFolder} from './serveFolder';
import {medianOf} from './summarise';

/** A page of running text and one with much code, in the language of most readers. */
const visited = [`/vi${addresses.guide}`, `/vi${addresses.operation}`];

/** Visits of each page; the figures are the medians. */
export const runs = 5;

interface Built extends Pick<Peer, 'name' | 'menu'>, Partial<Pick<Peer, 'layout'>> {
  folder: string;
  build: BuildCost;
}

const countPages = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html')).length;

/** Visits all sites by turns, so that what else the machine does falls on all of them. */
async function visitAll(browser: Browser, sites: readonly Built[]): Promise<Record<string, Visit>[]> {
  const servers = await Promise.all(sites.map(({folder}) => serveFolder(folder)));
  const all = sites.map(() => new Map(visited.map((address) => [address, [] as Visit[]])));
  for (let run = 0; run < runs; run += 1)
    for (const address of visited)
      for (const [index, {name, menu}] of sites.entries()) {
        const visit = await measureVisit(browser, `${servers[index]?.origin}${address}`, menu);
        console.log(name, address, visit);
        all[index]?.get(address)?.push(visit);
      }
  for (const server of servers) server.close();
  return all.map((visits) => Object.fromEntries([...visits].map(([address, each]) => [address, medianOf(each)])));
}

/** Measures the site and each peer that can be installed and built here. */
export async function measurePeers(
  root: string,
  browser: Browser,
): Promise<{measured: MeasuredPeer[]; missing: MissingPeer[]}> {
  console.log('This site …');
  const own = {name: 'this site', menu: ownMenu, folder: join(root, 'build')};
  const built: Built[] = [{...own, build: await measureColdBuild(root)}];
  console.log(built[0]?.build);
  const pages = readPages(join(root, 'build'));
  const missing: MissingPeer[] = [];
  const folders: string[] = [];
  const buildPeer = async (peer: Peer): Promise<Built> => {
    const site = preparePeer(root, peer, pages);
    folders.push(site);
    const build = await measureBuild(site, peer.build);
    console.log(build);
    const folder = join(site, peer.output);
    if (!existsSync(folder)) throw new Error(`${peer.build} wrote no ${peer.output}`);
    await compressFolder(folder);
    return {...peer, folder, build};
  };
  for (const peer of peers) {
    console.log(`${peer.name} …`);
    try {
      built.push(await buildPeer(peer));
    } catch (error) {
      console.error(error);
      missing.push({name: peer.name, reason: 'it could not be installed and built on this machine.'});
    }
  }
  console.log('Visits …');
  const visits = await visitAll(browser, built);
  const measured = built.map(({name, layout, folder, build}, index) => ({
    name,
    layout,
    pageCount: countPages(folder),
    build,
    visits: visits[index] ?? {},
  }));
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
  return {measured, missing};
}
