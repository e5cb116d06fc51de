import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {startNginx} from '../../tests/server/startNginx';
import {buildFolder, ensureBuild, root} from '../browser';
import {median} from '../median';
import {findFreePort} from '../site/editing';
import {readMemory} from '../site/measureBuild';
import {load, type Load} from './load';
import {reportServers, type Endurance, type ServerFigures} from './report';

/** A running server of the built site. */
interface Server {
  name: string;
  origin: string;
  pid: number | undefined;
  stop(): Promise<void> | void;
}

/** Seconds of a run, and so many runs are not counted. */
const runSeconds = 10;
/** The long run ends after so many answers, or seconds. */
const enough = {answers: 2_000_000, seconds: 480, slice: 20};

/** @returns every page of the sitemaps, and the scripts and styles of the language at the root */
function readPaths(): string[] {
  const pages = ['sitemap.xml', 'vi/sitemap.xml'].flatMap((file) =>
    [...readFileSync(join(buildFolder, file), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    ),
  );
  const assets = ['js', 'css'].flatMap((kind) =>
    readdirSync(join(buildFolder, 'assets', kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => `/assets/${kind}/${name}`),
  );
  return [...pages, ...assets];
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} has ended.`);
    const answer = await fetch(origin).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return;
    await wait(100);
  }
}

async function startProgram(name: string, command: readonly string[], environment = {}): Promise<Server> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...command, ...(name === 'this server' ? [] : ['--port', port])], {
    cwd: root,
    env: {...process.env, PORT: port, BUILD_DIR: buildFolder, ...environment},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, child);
  return {name, origin, pid: child.pid, stop: () => void child.kill()};
}

const startOwn = (): Promise<Server> => startProgram('this server', ['--import', 'tsx', 'tools/server/run.ts']);

async function startAll(servers: Server[]): Promise<void> {
  servers.push(await startOwn());
  const nginx = await startNginx(buildFolder);
  servers.push({name: 'nginx, as in the container', ...nginx, stop: nginx.close});
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const options = ['serve', '--no-open', '--host', '127.0.0.1', '--dir', buildFolder];
  servers.push(await startProgram('docusaurus serve', [docusaurus, ...options]));
}

const megabytes = ({pid}: Server): number => readMemory(pid) / 1024;

async function compare(servers: readonly Server[], paths: readonly string[], runs: number): Promise<ServerFigures[]> {
  const started = servers.map(megabytes);
  const loads = servers.map((): Load[] => []);
  const memory = servers.map((): number[] => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, server] of servers.entries()) {
      const result = await load(server.origin, paths, runSeconds);
      // The first run only warms up.
      if (run > 0) loads[index]?.push(result);
      memory[index]?.push(megabytes(server));
    }
  return servers.map(({name}, index) => {
    const all = loads[index] ?? [];
    return {
      name,
      answers: all.reduce((sum, each) => sum + each.answers, 0),
      rate: median(all.map(({answers, seconds}) => answers / seconds)),
      p99: median(all.map(({p99}) => p99)),
      errors: all.reduce((sum, {errors}) => sum + errors, 0),
      started: started[index] ?? Number.NaN,
      highest: Math.max(...(memory[index] ?? [])),
      ended: memory[index]?.at(-1) ?? Number.NaN,
    };
  });
}

async function endure(paths: readonly string[]): Promise<Endurance> {
  const server = await startOwn();
  const start = performance.now();
  const secondsSince = (): number => (performance.now() - start) / 1000;
  const result: Endurance = {answers: 0, errors: 0, seconds: 0, memory: [{answers: 0, megabytes: megabytes(server)}]};
  try {
    while (result.answers < enough.answers && secondsSince() < enough.seconds) {
      const {answers, errors} = await load(server.origin, paths, enough.slice);
      result.answers += answers;
      result.errors += errors;
      result.memory.push({answers: result.answers, megabytes: megabytes(server)});
    }
    return {...result, seconds: secondsSince()};
  } finally {
    await server.stop();
  }
}

/** Measures this server beside nginx and `docusaurus serve`, then this one for long. */
export async function measureServers(runs = 3): Promise<string> {
  await ensureBuild();
  const paths = readPaths();
  const servers: Server[] = [];
  try {
    await startAll(servers);
    const figures = await compare(servers, paths, runs);
    for (const {stop} of servers.splice(0)) await stop();
    return reportServers(figures, await endure(paths), {runs, seconds: runSeconds, paths: paths.length});
  } finally {
    for (const {stop} of servers) await stop();
  }
}
