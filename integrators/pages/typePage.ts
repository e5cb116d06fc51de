import {spawn} from 'node:child_process';
import {copyFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {sampleFile} from '../sandbox/sampleFiles';
import {emptyFolder, readersEnvironment} from './emptyFolder';
import type {PageToType} from './readPage';
import {toScript, withOwnValues, type OwnValues} from './toScript';

/** How a question ends. */
const asking = /[):] $/;

/** How long one page may take, installations included, in milliseconds. */
const longestPage = 1_200_000;

export interface Typed {
  /** Where it was typed; the caller removes it. */
  folder: string;
  /** Exit code; null if it took too long. */
  status: number | null;
  output: string;
}

/** What a page does not print, but its reader has or types. */
export interface Reader {
  /** Values put in place of the page's examples. */
  own: OwnValues;
  environment: Readonly<Record<string, string>>;
  /** Typed when a program asks. */
  answers?: AsyncIterable<string>;
  /** Folder of the built site, from which the page's files are downloaded. */
  siteFolder: string;
}

/** Does in an empty folder what a page says: saves its files, downloads those it links, and types its commands. */
export async function typePage({steps, downloads, samples}: PageToType, reader: Reader): Promise<Typed> {
  const folder = emptyFolder();
  const kept = emptyFolder();
  for (const path of downloads) copyFileSync(join(reader.siteFolder, path), join(folder, basename(path)));
  for (const name of samples) writeFileSync(join(folder, name), sampleFile(name));
  for (const [index, step] of steps.entries())
    if (step.kind === 'file') writeFileSync(join(kept, String(index)), withOwnValues(step.content, reader.own));
  writeFileSync(join(kept, 'typed.sh'), toScript(steps, kept, reader.own));
  const {status, output} = await runToEnd(join(kept, 'typed.sh'), folder, reader);
  rmSync(kept, {recursive: true, force: true});
  return {folder, status, output};
}

function runToEnd(script: string, cwd: string, {environment, answers}: Reader): Promise<Omit<Typed, 'folder'>> {
  return new Promise((done) => {
    // A group of its own, so that the servers which it starts end with it.
    const child = spawn('bash', [script], {cwd, env: readersEnvironment(environment), detached: true, stdio: 'pipe'});
    const stop = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Nothing is left of it.
      }
    };
    const timer = setTimeout(stop, longestPage);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString('utf8')));
    child.stdin.on('error', () => undefined);
    const lines = answers?.[Symbol.asyncIterator]();
    if (!lines) child.stdin.end();
    // Not before it asks: programs lose what is typed earlier.
    child.stdout.on('data', () => {
      if (!asking.test(output)) return;
      void lines?.next().then(({done, value}) => (done ? child.stdin.end() : child.stdin.write(value)));
    });
    child.once('error', (error) => (output += error.message));
    child.once('exit', (status) => {
      clearTimeout(timer);
      stop();
      child.once('close', () => done({status, output}));
    });
  });
}
