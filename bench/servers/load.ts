import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

/** What a while of calls gave. */
export interface Load {
  answers: number;
  seconds: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers with a status of 400 and more, and connections that failed or waited for more than two seconds. */
  errors: number;
}

/** So many connections ask at a time, each as soon as it has its answer. */
export const connections = 32;

/** For wrk: all paths by turns, as browsers ask for them, and the figures as JSON. */
const script = (paths: readonly string[]): string => `
local requests = {}
init = function()
  for path in ([[${paths.join(' ')}]]):gmatch('%S+') do
    table.insert(requests, wrk.format('GET', path, {['Accept-Encoding'] = 'gzip, deflate, br, zstd'}))
  end
end
local last = 0
request = function()
  last = last % #requests + 1
  return requests[last]
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format('{"answers": %d, "seconds": %f, "p99": %f, "errors": %d}', summary.requests,
    summary.duration / 1e6, latency:percentile(99) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Calls a server of this machine for a while, with wrk. */
export async function load(origin: string, paths: readonly string[], seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const file = join(folder, 'load.lua');
  writeFileSync(file, script(paths));
  try {
    const options = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
    const {stdout} = await promisify(execFile)('wrk', [...options, '--timeout', '2s', '--script', file, origin]);
    return JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? '') as Load;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
