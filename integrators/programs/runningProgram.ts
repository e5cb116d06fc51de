import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {ProgramFile} from '../../src/reference/samples/programs';
import {runtimes, type Command} from '../samples/languages';
import {runCommand, type RunResult} from '../samples/runSample';

export type Environment = Readonly<Record<string, string>>;

/** A program in a folder of its own, built where its language needs that. */
export interface InstalledProgram {
  folder: string;
  command: Command;
}

/**
 * Puts a program into an empty folder and builds it.
 *
 * @throws Error with what the compiler said
 */
export async function installProgram({language, name, code}: ProgramFile): Promise<InstalledProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  writeFileSync(join(folder, name), `${code}\n`);
  const {build, run} = runtimes[language];
  if (build) {
    const {status, stdout, stderr} = await runCommand(build(name), folder, {});
    if (status !== 0) throw new Error(`${name} is not built: ${stdout}${stderr}`);
  }
  return {folder, command: run(name)};
}

export function removeProgram({folder}: InstalledProgram): void {
  rmSync(folder, {recursive: true, force: true});
}

/** Runs a program to its end, with what its user types. */
export function runToEnd(
  {folder, command: [program, ...rest]}: InstalledProgram,
  parameters: readonly string[],
  environment: Environment,
  typed: AsyncIterable<string> | Iterable<string> = [],
): Promise<RunResult> {
  return runCommand([program, ...rest, ...parameters], folder, environment, typed);
}

/** A program that serves until it is stopped. */
export interface Service {
  /** What it has printed so far. */
  output: () => string;
  /** Whether it still runs. */
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

/** Starts a program that serves. */
export function startService(
  {folder, command: [program, ...rest]}: InstalledProgram,
  environment: Environment,
): Service {
  const child = spawn(program, rest, {
    cwd: folder,
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isRunning = false;
      resolve();
    });
  });
  child.stdout.on('data', (part: Buffer) => (output += part.toString('utf8')));
  child.stderr.on('data', (part: Buffer) => (output += part.toString('utf8')));
  child.once('error', (error) => (output += error.message));
  return {
    output: () => output,
    isRunning: () => isRunning,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
