import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {runtimes} from './languages';
import type {ExtractedSample} from './extractSamples';

export interface RunResult {
  status: number;
  stdout: string;
  stderr: string;
  /** The file that a download writes. */
  saved?: Buffer;
}

/** Runs a program once with these environment variables, and with no others of ours. */
export type Run = (environment: Readonly<Record<string, string>>) => Promise<RunResult>;

/** Milliseconds for one program; a compiler is slow to start, and a build machine may be busy. */
const longestRun = 120_000;

/**
 * Puts a sample into a folder of its own that holds the files it uploads, builds it if its language needs that, and
 * hands out a function that runs it.
 */
export async function withProgram<Result>(
  {language, code}: Pick<ExtractedSample, 'language' | 'code'>,
  use: (run: Run) => Promise<Result>,
  files: ReadonlyMap<string, Buffer>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    const {file, build, run} = runtimes[language];
    writeFileSync(join(folder, file), `${code}\n`);
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
    const built = build && (await runCommand(build(file), folder, {}));
    const findSaved = (): string[] => readdirSync(folder).filter((name) => name.startsWith('document.'));
    return await use(async (environment) => {
      if (built && built.status !== 0) return built;
      for (const name of findSaved()) rmSync(join(folder, name));
      const result = await runCommand(run(file), folder, environment);
      const [saved] = findSaved();
      return saved === undefined ? result : {...result, saved: readFileSync(join(folder, saved))};
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Runs a command to its end, with these environment variables and no others of ours.
 *
 * @param typed what a user types, line by line, each as soon as it is known
 */
export function runCommand(
  [program, ...rest]: readonly [string, ...string[]],
  cwd: string,
  environment: Readonly<Record<string, string>>,
  typed: AsyncIterable<string> | Iterable<string> = [],
): Promise<RunResult> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('ECONTRACT_'));
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      cwd,
      env: {...Object.fromEntries(inherited), ...environment},
      timeout: longestRun,
      stdio: 'pipe',
    });
    // A program may end before it reads.
    Readable.from(typed).pipe(child.stdin.on('error', () => undefined));
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (part: Buffer) => (stdout += part.toString('utf8')));
    child.stderr.on('data', (part: Buffer) => (stderr += part.toString('utf8')));
    child.on('error', (error) => resolve({status: -1, stdout, stderr: stderr + error.message}));
    child.on('close', (status, signal) =>
      resolve({status: status ?? -1, stdout, stderr: signal ? `${stderr} ended by ${signal}` : stderr}),
    );
  });
}
