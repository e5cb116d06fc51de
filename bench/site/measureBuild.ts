import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';

export interface BuildCost {
  wallSeconds: number;
  /** Of the build and everything it started, user and system together. */
  cpuSeconds: number;
  /** Highest sum over all processes; undefined where the system has no /proc. */
  peakMegabytes: number | undefined;
}

function readProcess(id: string): {id: number; parent: number; kilobytes: number} {
  let status = '';
  try {
    status = readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    // The process has just ended.
  }
  const read = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return {id: Number(id), parent: read('PPid'), kilobytes: read('VmRSS')};
}

/** @returns the kilobytes that a process and all its descendants hold now; 0 where the system has no /proc. */
function sumMemory(root: number | undefined): number {
  const ids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const processes = new Map(ids.map(readProcess).map((each) => [each.id, each]));
  const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(processes.get(id)?.parent ?? 0));
  return [...processes.values()].reduce((sum, {id, kilobytes}) => (isBelow(id) ? sum + kilobytes : sum), 0);
}

/** @returns user and system seconds, which bash's `time` prints in the last line. */
export function readTimes(output: string): number {
  const [, user, system] = /([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
  if (user === undefined || system === undefined) throw new Error(`The build printed no times:\n${output}`);
  return Number(user) + Number(system);
}

/** Builds a site, all languages, and measures what that takes. */
export async function measureBuild(site: string, command = 'node_modules/.bin/docusaurus build'): Promise<BuildCost> {
  console.log(`Building ${site} …`);
  const start = performance.now();
  const build = promisify(execFile)('bash', ['-c', `TIMEFORMAT='%U %S'; time ${command}`], {
    cwd: site,
    maxBuffer: 64 * 1024 ** 2,
  });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, sumMemory(build.child.pid))), 250);
  try {
    const {stderr} = await build;
    const wallSeconds = (performance.now() - start) / 1000;
    return {wallSeconds, cpuSeconds: readTimes(stderr), peakMegabytes: peak > 0 ? peak / 1024 : undefined};
  } finally {
    clearInterval(timer);
  }
}

/** Builds a site with nothing left from an earlier build, and no caches. */
export function measureColdBuild(site: string): Promise<BuildCost> {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(join(site, name), {recursive: true, force: true});
  return measureBuild(site);
}
