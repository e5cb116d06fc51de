import {existsSync, rmSync} from 'node:fs';
import {constants} from 'node:os';

/** What is used of a process, so that tests can pass another. */
type GuardedProcess = Pick<NodeJS.EventEmitter, 'on' | 'prependListener'> & {exitCode?: NodeJS.Process['exitCode']};

/**
 * Watches the end of a build. One that fails, or is interrupted, leaves no unfinished folder, and ends with a failure
 * code: Docusaurus itself ends with 0 on SIGINT and SIGTERM. One that succeeds ends with the problems.
 *
 * @param outDir folder of the whole build
 * @param problems what would be wrong on the published site
 * @returns `begin`, which is called when Docusaurus empties the folder; a build that fails before leaves it as it was
 */
export function guardBuild(process: GuardedProcess, outDir: string, problems: readonly string[]): {begin: () => void} {
  let hasBegun = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.prependListener(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
    });
  }
  process.on('exit', (code: number) => {
    if (code === 0) warn(problems);
    else if (hasBegun) removeWhileWritten(outDir);
  });
  return {begin: () => void (hasBegun = true)};
}

function warn(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const list = problems.map((problem) => `\n- ${problem}`).join('');
  console.warn(`\n[WARNING] Do not publish this build; npm run build -- --release would refuse it:${list}`);
}

const attempts = 20;
const pause = 100;

/** Removes a folder into which threads of the bundler may still write. */
function removeWhileWritten(folder: string): void {
  for (let attempt = 0; attempt < attempts && existsSync(folder); attempt += 1) {
    try {
      rmSync(folder, {recursive: true, force: true});
    } catch {
      // The only way to wait while a process ends.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
  if (existsSync(folder)) console.error(`build-guard: ${folder} is not complete and could not be removed. Remove it.`);
}
