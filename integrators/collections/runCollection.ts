import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {account} from '../sandbox/openSandbox';
import {sampleFiles} from '../sandbox/sampleFiles';

export interface CollectionRun {
  requests: number;
  checks: number;
  /** What failed: a check or a script, with the call it belongs to. */
  problems: string[];
}

/** The part of newman's report that is read here. */
interface Report {
  run: {
    stats: Record<'requests' | 'assertions', {total: number}>;
    failures: {source?: {name?: string}; error: {name: string; test?: string; message: string}}[];
  };
}

const newman = join(dirname(require.resolve('newman/package.json')), 'bin/newman.js');

/**
 * Runs a Postman collection from its first call to its last with newman, Postman's own command line, as a reader would:
 * with an address, a name and a password, and with the files that its forms name beside it.
 *
 * @param file path of the collection
 * @param baseUrl address of a sandbox
 * @param values of the variables that a reader fills in
 */
export async function runCollection(
  file: string,
  baseUrl: string,
  values: Readonly<Record<string, string>> = account,
  files: ReadonlyMap<string, Buffer> = sampleFiles,
): Promise<CollectionRun> {
  const folder = mkdtempSync(join(tmpdir(), 'collection-'));
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const reportFile = join(folder, 'report.json');
  const variables = Object.entries({baseUrl, ...values}).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
  const output = await run([
    ...['run', file, '--working-dir', folder, '--reporters', 'json', '--reporter-json-export', reportFile],
    ...variables,
  ]);
  const report = readReport(reportFile, output);
  return {
    requests: report.run.stats.requests.total,
    checks: report.run.stats.assertions.total,
    problems: report.run.failures.map(
      ({source, error}) => `${source?.name ?? '?'}: ${error.test ?? error.name}: ${error.message}`,
    ),
  };
}

/** Newman ends with 1 when a check fails, too: the report alone tells. */
function run(parameters: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [newman, ...parameters], (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

function readReport(file: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw new Error(`newman wrote no report. It said:\n${output}`);
  }
}
