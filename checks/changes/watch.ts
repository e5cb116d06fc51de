import {fork, type ChildProcess} from 'node:child_process';
import {join, relative, sep} from 'node:path';
import {watch} from 'chokidar';

/** Time in milliseconds in which files that are saved together arrive. */
const together = 100;

/** Folders without content, and files that editors write for a moment. */
const ignored = /(?:^|[\\/])(?:node_modules|build|coverage|test-results|playwright-report|\.[^\\/]+)(?:[\\/]|$)|~$/;
const code = /\.[cm]?[jt]sx?$/;

/** What the worker is told: the files that were saved; at first nothing, for all. */
export interface WorkerRequest {
  changed?: string[];
}

/**
 * Runs the checks once, then again whenever a file is saved, until the process ends. They run in a process of their
 * own, which keeps dictionaries and pages, and is replaced when code has changed that it may have loaded.
 *
 * @param names of the checks; all if there are none
 */
export function watchAndCheck(root: string, names: readonly string[]): void {
  let worker = startWorker(names);
  let saved = new Set<string>();
  console.log('reading all pages …');
  worker.send({} satisfies WorkerRequest);

  const tell = (): void => {
    const changed = [...saved];
    saved = new Set();
    if (changed.some((file) => code.test(file))) {
      worker.kill();
      worker = startWorker(names);
    }
    worker.send({changed} satisfies WorkerRequest);
  };
  let timer: NodeJS.Timeout | undefined;
  watch(root, {ignoreInitial: true, ignored: (path: string) => ignored.test(relative(root, path))}).on(
    'all',
    (event, path) => {
      if (event === 'addDir' || event === 'unlinkDir') return;
      saved.add(relative(root, path).split(sep).join('/'));
      clearTimeout(timer);
      timer = setTimeout(tell, together);
    },
  );
}

function startWorker(names: readonly string[]): ChildProcess {
  return fork(join(__dirname, 'worker.ts'), [...names]);
}
