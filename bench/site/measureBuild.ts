import {execFile} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';

export interface BuildCost {
  wallSeconds: number;
  /** Of the build and everything it started, user and system together. */
  cpuSeconds: number;
  /** Highest sum over all processes; undefined where the system has no /proc. */
  peakMegabytes: number | undefined;
}

/** @returns the kilobytes that a process and all its descendants hold now; 0 where the system has no /proc. */
export function readMemory(id: number | string | undefined): number {
  const folder = `/proc/${id}`;
  try {
    const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
    const children = readdirSync(`${folder}/task`).flatMap((thread) =>
      readFileSync(`${folder}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + readMemory(child), Number(kilobytes ?? 0));
  } catch {
    // The process, or one of its threads, has just ended.
    return 0;
  }
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
  const timer = setInterval(() => (peak = Math.max(peak, readMemory(build.child.pid))), 250);
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
