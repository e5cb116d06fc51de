import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {sampleFile} from '../sandbox/sampleFiles';
import {runtimes} from './languages';
import type {ExtractedSample} from './extractSamples';

export interface RunResult {
  status: number;
  stdout: string;
  stderr: string;
  /** The file that a download writes. */
  saved?: Buffer;
}

/** Milliseconds for one program; Go and Java compile first, and a build machine may be busy. */
const longestRun = 120_000;

/** Runs a sample in a folder of its own that holds the files it uploads. */
export async function runSample(
  {language, code}: Pick<ExtractedSample, 'language' | 'code'>,
  environment: Readonly<Record<string, string>>,
): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    const {file, commands} = runtimes[language];
    writeFileSync(join(folder, file), code);
    for (const name of ['sample.pdf', 'sample.docx', 'sample.xlsx', 'sample.png'])
      writeFileSync(join(folder, name), sampleFile(name));
    let result: RunResult = {status: 0, stdout: '', stderr: ''};
    for (const command of commands) {
      result = await run(command, folder, environment);
      if (result.status !== 0) break;
    }
    const path = join(folder, 'document.pdf');
    return existsSync(path) ? {...result, saved: readFileSync(path)} : result;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function run(
  [program, ...rest]: readonly [string, ...string[]],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      cwd,
      env: {...process.env, ...environment},
      timeout: longestRun,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
