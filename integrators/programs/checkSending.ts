import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ProgramFile} from '../../src/reference/samples/programs';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {account} from '../sandbox/account';
import {samplePdf} from '../sandbox/sampleFiles';
import {startSandbox, type Exchange, type FixedAnswer} from '../sandbox/startSandbox';
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
  'documents-get-id',
  'documents-download',
  'documents-send-notify',
];

const parameters = ['contract.pdf', 'HD-2025-001'];

/** Consent, a wrong code and the right one. */
const typed = 'yes\n000000\n123456\n';

/**
 * Runs a program that sends a document and waits for the signed file, to its good end and to its bad ones.
 *
 * @returns what is wrong with it
 */
export async function checkSending(file: ProgramFile, documents: readonly OpenApi[]): Promise<string[]> {
  const exchanges: Exchange[] = [];
  let refusesFirstCode = false;
  const sandbox = await startSandbox(documents, (exchange) => {
    exchanges.push(exchange);
    if (!refusesFirstCode) return;
    const decisions = exchanges.filter(({operation}) => operation === 'documents-process').length;
    sandbox.answerWith(
      decisions === 1 ? {operation: 'documents-process', ...json(false, 400, 'Invalid OTP')} : undefined,
    );
  });
  const json = (success: boolean, code: number, ...messages: string[]): FixedAnswer => ({
    status: 200,
    contentType: 'application/json',
    content: JSON.stringify({data: success ? {} : null, success, code, messages}),
  });
  const program = await installProgram(file);
  writeFileSync(join(program.folder, 'contract.pdf'), samplePdf());
  const saved = join(program.folder, 'HD-2025-001-signed.pdf');
  const right: Environment = {
    ECONTRACT_URL: sandbox.origin,
    ECONTRACT_USERNAME: account.username,
    ECONTRACT_PASSWORD: account.password,
    ECONTRACT_COMPANY: '901',
    ECONTRACT_WAIT: '0',
    ECONTRACT_NOTIFY: '1',
  };
  const problems: string[] = [];

  /** Runs it where it must fail, and say why. */
  async function expectFailure(
    name: string,
    environment: Environment,
    words: string,
    {given = parameters, answers = typed} = {},
  ): Promise<void> {
    const {status, stdout, stderr} = await runToEnd(program, given, environment, answers);
    const said = stdout + stderr;
    if (status === 0) problems.push(`${name}: ends as if all were well`);
    if (!said.includes(words)) problems.push(`${name}: does not say "${words}" but: ${said.slice(-300)}`);
    if (/Traceback|\bat .+:\d+|Unhandled|goroutine/.test(said)) problems.push(`${name}: breaks: ${said.slice(0, 300)}`);
    if (existsSync(saved)) problems.push(`${name}: leaves a file`);
    const goesOn = !['no PDF', 'no consent', 'no code'].includes(name) && stdout.includes(parameters[1] ?? '');
    if (goesOn) problems.push(`${name}: goes on as if the document were created`);
  }

  try {
    await expectFailure('wrong password', {...right, ECONTRACT_PASSWORD: 'wrong'}, 'password-login');
    for (const name of ['ECONTRACT_USERNAME', 'ECONTRACT_PASSWORD', 'ECONTRACT_COMPANY'])
      await expectFailure(`without ${name}`, {...right, [name]: ''}, name);
    await expectFailure('without parameters', right, '', {given: []});
    sandbox.answerWith({status: 502, contentType: 'text/html', content: '<html>Bad gateway</html>'});
    await expectFailure('gateway', right, file.language === 'curl' ? 'Bad gateway' : '502');
    sandbox.answerWith(json(true, 202, 'Wait.'));
    await expectFailure('code 202', right, '202');
    const page = {status: 200, contentType: 'text/html', content: '<html>Sign in</html>'};
    sandbox.answerWith({operation: 'documents-download', ...page});
    await expectFailure('no PDF', right, 'no PDF');
    sandbox.answerWith();
    await expectFailure('no consent', right, 'approved', {answers: 'no\n'});
    await expectFailure('no code', right, 'no code', {answers: 'yes\n'});
    await expectFailure('nobody there', {...right, ECONTRACT_URL: 'http://127.0.0.1:9'}, '');

    // Some answers carry 200 instead of 0; nothing is left to do there either.
    sandbox.answerWith({operation: 'documents-update-process', ...json(true, 200)});
    const run = await runToEnd(program, parameters, right, typed);
    if (run.status !== 0 || !existsSync(saved)) problems.push(`code 200: ended with ${run.status}: ${run.stderr}`);
    rmSync(saved, {force: true});
    sandbox.answerWith();

    exchanges.length = 0;
    refusesFirstCode = true;
    const {status, stdout, stderr} = await runToEnd(program, parameters, right, typed);
    if (status !== 0) problems.push(`ended with ${status}: ${(stdout + stderr).slice(-600)}`);
    const rejected = exchanges.flatMap(({target, problems: faults}) => faults.map((fault) => `${target}: ${fault}`));
    problems.push(...rejected);
    const calls = exchanges.map(({operation, target}) => operation ?? target);
    if (calls.join() !== journey.join()) problems.push(`called ${calls.join(', ')}`);
    if (!existsSync(saved) || !readFileSync(saved).equals(samplePdf()))
      problems.push('did not save the file unchanged');
  } finally {
    removeProgram(program);
    await sandbox.close();
  }
  return problems;
}
