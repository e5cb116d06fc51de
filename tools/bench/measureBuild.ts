import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

export interface BuildCost {
  wallSeconds: number;
  /** Of the build and everything it started, user and system together. */
  cpuSeconds: number;
  /** Highest sum over all processes; undefined where the system has no /proc. */
  peakMegabytes: number | undefined;
}

interface ProcessFacts {
  parent: number;
  kilobytes: number;
}

function readProcess(id: string): ProcessFacts | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const number = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return {parent: number('PPid'), kilobytes: number('VmRSS')};
  } catch {
    // The process ended while we looked, or there is no /proc.
    return undefined;
  }
}

/** @returns the memory that a process and all its descendants hold now. */
function sumMemory(root: number): number {
  const processes = new Map<number, ProcessFacts>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const facts = readProcess(id);
    if (facts) processes.set(Number(id), facts);
  }
  const isBelow = (id: number): boolean =>
    id === root || (processes.has(id) && isBelow(processes.get(id)?.parent ?? 0));
  return [...processes].filter(([id]) => isBelow(id)).reduce((sum, [, {kilobytes}]) => sum + kilobytes, 0);
}

function canReadMemory(): boolean {
  return readProcess('self') !== undefined;
}

/** @returns user and system seconds, as bash's `time` prints them in the last line. */
export function readTimes(output: string): number {
  const [, user, system] = /([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
  if (user === undefined || system === undefined) throw new Error(`The build printed no times:\n${output}`);
  return Number(user) + Number(system);
}

/** Builds a site, all languages, and measures what that takes. */
export function measureBuild(root: string, command = 'node_modules/.bin/docusaurus build'): Promise<BuildCost> {
  const start = performance.now();
  const child = spawn('bash', ['-c', `TIMEFORMAT='%U %S'; time ${command}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  let peak = 0;
  const sample = () => (peak = Math.max(peak, sumMemory(child.pid ?? 0)));
  const timer = canReadMemory() ? setInterval(sample, 250) : undefined;

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`The build failed:\n${output}`));
      resolve({
        wallSeconds: (performance.now() - start) / 1000,
        cpuSeconds: readTimes(output),
        peakMegabytes: timer ? peak / 1024 : undefined,
      });
    });
  });
}

/** Builds a site with nothing left from an earlier build, and no caches. */
export function measureColdBuild(root: string): Promise<BuildCost> {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(join(root, name), {recursive: true, force: true});
  return measureBuild(root);
}
