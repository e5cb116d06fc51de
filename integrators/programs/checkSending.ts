import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ProgramFile} from '../../src/reference/samples/programs';
import type {JsonObject} from '../sandbox/engine/json';
import {account, openSandbox} from '../sandbox/openSandbox';
import {actWhenRead, newestCode, typeLines} from '../sandbox/people';
import {samplePdf} from '../sandbox/sampleFiles';
import {stampPdf} from '../sandbox/stampPdf';
import {installProgram, removeProgram, runToEnd, type Environment} from './runningProgram';

/**
 * What a program that sends a document has to call, in this order: it approves without a code, with a wrong one and with
 * the right one, and reads the document until the other has acted, too.
 */
const journey = [
  'password-login',
  'documents-create',
  'documents-update-process',
  'documents-send-process',
  'documents-process',
  'documents-process',
  'documents-process',
  'documents-get-id',
  'documents-download',
  'documents-send-notify',
];

const no = 'HD-2025-001';
const parameters = ['contract.pdf', no];

/** Consent, a wrong code, and the right one when it has come. */
const consent = ['yes', '000000', newestCode];

/** What is answered instead of the sandbox's answer. */
interface Fault {
  target?: string;
  status?: number;
  body: string | JsonObject;
}

const said = (code: number, ...messages: string[]): JsonObject => ({data: {}, success: true, code, messages});

/**
 * Runs a program that sends a document and waits for the signed file, to its good end and to its bad ones.
 *
 * @returns what is wrong with it
 */
export async function checkSending(file: ProgramFile): Promise<string[]> {
  const sandbox = await openSandbox();
  const {exchanges} = sandbox;
  const program = await installProgram(file);
  writeFileSync(join(program.folder, 'contract.pdf'), samplePdf());
  const saved = join(program.folder, `${no}-signed.pdf`);
  const right: Environment = {
    ECONTRACT_URL: sandbox.origin,
    ECONTRACT_USERNAME: account.username,
    ECONTRACT_PASSWORD: account.password,
    ECONTRACT_COMPANY: '901',
    ECONTRACT_WAIT: '0',
    ECONTRACT_NOTIFY: '1',
  };
  const problems: string[] = [];

  /** Runs it in a new world, in which the other acts when the program waits for it. */
  async function run(environment: Environment, given: readonly string[], typed: readonly string[], fault?: Fault) {
    await sandbox.control('POST', '/reset', {});
    await sandbox.control('PUT', '/faults', {faults: fault ? [{...fault}] : []});
    exchanges.length = 0;
    const ended = new AbortController();
    const acting = actWhenRead(sandbox, true, ended.signal);
    const result = await runToEnd(program, given, environment, typeLines(typed, sandbox));
    ended.abort();
    await acting;
    return result;
  }

  /** Runs it where it must fail, and say why. */
  async function expectFailure(
    name: string,
    environment: Environment,
    words: string,
    {given = parameters, typed = consent, fault = undefined as Fault | undefined} = {},
  ): Promise<void> {
    const {status, stdout, stderr} = await run(environment, given, typed, fault);
    const output = stdout + stderr;
    if (status === 0) problems.push(`${name}: ends as if all were well`);
    if (!output.includes(words)) problems.push(`${name}: does not say "${words}" but: ${output.slice(-300)}`);
    if (/Traceback|\bat .+:\d+|Unhandled|goroutine/.test(output))
      problems.push(`${name}: breaks: ${output.slice(0, 300)}`);
    if (existsSync(saved)) problems.push(`${name}: leaves a file`);
    const goesOn = !['no PDF', 'no consent', 'no code'].includes(name) && stdout.includes(no);
    if (goesOn) problems.push(`${name}: goes on as if the document were created`);
  }

  try {
    await expectFailure('wrong password', {...right, ECONTRACT_PASSWORD: 'wrong'}, 'password-login');
    for (const name of ['ECONTRACT_USERNAME', 'ECONTRACT_PASSWORD', 'ECONTRACT_COMPANY'])
      await expectFailure(`without ${name}`, {...right, [name]: ''}, name);
    await expectFailure('without parameters', right, '', {given: []});
    const gateway = {status: 502, body: '<html>Bad gateway</html>'};
    await expectFailure('gateway', right, file.language === 'curl' ? 'Bad gateway' : '502', {fault: gateway});
    await expectFailure('code 202', right, '202', {fault: {body: said(202, 'Wait.')}});
    const page = {target: '/Api/Download', body: '<html>Sign in</html>'};
    await expectFailure('no PDF', right, 'no PDF', {fault: page});
    await expectFailure('no consent', right, 'approved', {typed: ['no']});
    await expectFailure('no code', right, 'no code', {typed: ['yes']});
    await expectFailure('nobody there', {...right, ECONTRACT_URL: 'http://127.0.0.1:9'}, '', {typed: ['yes']});

    // Some answers carry 200 instead of 0; nothing is left to do there either.
    const notified = {target: '/send-notify', body: said(200)};
    const other = await run(right, parameters, consent, notified);
    if (other.status !== 0 || !existsSync(saved))
      problems.push(`code 200: ended with ${other.status}: ${other.stderr}`);
    rmSync(saved, {force: true});

    const {status, stdout, stderr} = await run(right, parameters, consent);
    if (status !== 0) problems.push(`ended with ${status}: ${(stdout + stderr).slice(-600)}`);
    const refused = exchanges.flatMap(({target, success, messages}) =>
      success ? [] : `${target}: ${messages.join(' ')}`,
    );
    problems.push(...refused.filter((reason) => !reason.endsWith(': Invalid OTP')));
    // How often it reads the document depends on the other.
    const calls = exchanges
      .map(({operation, target}) => operation ?? target)
      .filter((call, index, all) => call !== 'documents-get-id' || all[index - 1] !== call);
    if (calls.join() !== journey.join()) problems.push(`called ${calls.join(', ')}`);
    if (!existsSync(saved) || !readFileSync(saved).equals(await stampPdf(samplePdf())))
      problems.push('did not save the file unchanged');
  } finally {
    removeProgram(program);
    await sandbox.close();
  }
  return problems;
}
