import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {runCommand} from '../samples/runSample';
import {account} from '../sandbox/account';
import {samplePdf} from '../sandbox/sampleFiles';
import {startSandbox, type Exchange} from '../sandbox/startSandbox';

/** What the commands of the guide call, in its order; the list is asked between sending and download. */
const journey = [
  'password-login',
  'document-types',
  'departments',
  'documents-create',
  'documents-update-process',
  'documents-send-process',
  'get-documents',
  'documents-get-id',
  'documents-download',
];

/**
 * Runs the commands of a guide one after the other, as a reader who copies them, with the address and the account of
 * the sandbox in place of the examples.
 *
 * @param page the guide's file
 * @returns what is wrong
 */
export async function checkGuide(page: string, documents: readonly OpenApi[]): Promise<string[]> {
  const exchanges: Exchange[] = [];
  const sandbox = await startSandbox(documents, (exchange) => exchanges.push(exchange));
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    const commands = readCommands(page)
      .replace(/^export ECONTRACT_URL=.*$/m, `export ECONTRACT_URL=${sandbox.origin}`)
      .replace('khue.le@example.com', account.username)
      .replace('your-password', account.password);
    writeFileSync(join(folder, 'guide.sh'), `set -euo pipefail\n${commands}`);
    writeFileSync(join(folder, 'sample.pdf'), samplePdf());
    const {status, stderr} = await runCommand(['bash', 'guide.sh'], folder, {});
    const calls = exchanges.map(({operation, target}) => operation ?? target);
    const saved = join(folder, 'SL-HDLD-2025-014.pdf');
    return [
      ...(status === 0 ? [] : [`ended with ${status}: ${stderr.slice(-300)}`]),
      ...exchanges.flatMap(({target, problems}) => problems.map((problem) => `${target}: ${problem}`)),
      ...(calls.join() === journey.join() ? [] : [`called ${calls.join(', ')}`]),
      ...(existsSync(saved) && readFileSync(saved).equals(samplePdf()) ? [] : ['did not save the file unchanged']),
    ];
  } finally {
    rmSync(folder, {recursive: true, force: true});
    await sandbox.close();
  }
}

/** @returns the shell commands of a page, in their order. */
function readCommands(page: string): string {
  const root = unified().use(remarkParse).parse(readFileSync(page, 'utf8'));
  const commands: string[] = [];
  visit(root, 'code', ({lang, value}) => {
    if (lang === 'bash') commands.push(`${value}\n`);
  });
  return commands.join('');
}
