import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {withBrowser, withSite} from '../browser';
import {median, medianOf} from '../median';
import {load, tryCall} from './load';
import {measureFirstAnswer, type FirstAnswer} from './measureTry';
import {reportSandbox, type ServerFigures} from './report';
import {kinds, startJsonServers, startPrism, startSandboxes, type Kind, type Server} from './servers';

const counts = [1, 10_000, 100_000];

/** How long a server is called in a run, in milliseconds. */
const callTime = 1500;

/** Reads before writes, so that all runs read as many documents; the servers take turns. */
async function measureServers(servers: readonly Server[], runs: number): Promise<ServerFigures[]> {
  const started = servers.map(({memory}) => memory());
  const rates = servers.map((): Record<Kind, number[]> => ({list: [], one: [], create: []}));
  for (const kind of kinds) {
    for (const {port, calls} of servers) await tryCall(port, calls[kind]());
    for (let run = 0; run <= runs; run += 1)
      for (const [index, {port, calls}] of servers.entries()) {
        const rate = await load(port, calls[kind], run === 0 ? callTime / 3 : callTime);
        // The first run only warms up.
        if (run > 0) rates[index]![kind].push(rate);
      }
  }
  return servers.map(({name, documents, memory}, index) => ({
    name,
    documents,
    started: started[index]!,
    used: memory(),
    rates: Object.fromEntries(kinds.map((kind) => [kind, median(rates[index]![kind])])) as Record<Kind, number>,
  }));
}

/** Measures the sandbox beside other mock servers, and the sandbox in the page. */
export async function measureSandbox(runs = 5): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  const servers: Server[] = [];
  try {
    servers.push(...(await startSandboxes(folder, counts)));
    servers.push(await startPrism());
    servers.push(...(await startJsonServers(folder, counts)));
    const figures = await measureServers(servers, runs);
    const answers = await withBrowser((browser) =>
      withSite(async (origin) => {
        const all: FirstAnswer[] = [];
        for (let run = 0; run < runs; run += 1) all.push(await measureFirstAnswer(browser, origin));
        return all;
      }),
    );
    return reportSandbox(figures, medianOf(answers), runs);
  } finally {
    for (const {stop} of servers) stop();
    rmSync(folder, {recursive: true});
  }
}
