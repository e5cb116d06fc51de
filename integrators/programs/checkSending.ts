import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ProgramFile} from '../../src/reference/samples/programs';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {account} from '../sandbox/account';
import {samplePdf} from '../sandbox/sampleFiles';
import {startSandbox, type Exchange} from '../sandbox/startSandbox';
import {installProgram, removeProgram, runToEnd, type Environment} from './runningProgram';

/** What a program that sends a document has to call, in this order; the document is read until all have acted. */
const journey = [
  'password-login',
  'documents-create',
  'documents-update-process',
  'documents-send-process',
  'documents-get-id',
  'documents-get-id',
  'documents-download',
];

const parameters = ['contract.pdf', 'HD-2025-001'];

/**
 * Runs a program that sends a document and waits for the signed file, to its good end and to its bad ones.
 *
 * @returns what is wrong with it
 */
export async function checkSending(file: ProgramFile, documents: readonly OpenApi[]): Promise<string[]> {
  const exchanges: Exchange[] = [];
  const sandbox = await startSandbox(documents, (exchange) => exchanges.push(exchange));
  const program = await installProgram(file);
  writeFileSync(join(program.folder, 'contract.pdf'), samplePdf());
  const saved = join(program.folder, 'HD-2025-001-signed.pdf');
  const right: Environment = {
    ECONTRACT_URL: sandbox.origin,
    ECONTRACT_USERNAME: account.username,
    ECONTRACT_PASSWORD: account.password,
    ECONTRACT_COMPANY: '901',
    ECONTRACT_WAIT: '0',
  };
  const problems: string[] = [];

  /** Runs it where it must fail, and say why. */
  async function expectFailure(
    name: string,
    environment: Environment,
    words: string,
    given = parameters,
  ): Promise<void> {
    const {status, stdout, stderr} = await runToEnd(program, given, environment);
    const said = stdout + stderr;
    if (status === 0) problems.push(`${name}: ends as if all were well`);
    if (!said.includes(words)) problems.push(`${name}: does not say "${words}" but: ${said.slice(-300)}`);
    if (/Traceback|\bat .+:\d+|Unhandled|goroutine/.test(said)) problems.push(`${name}: breaks: ${said.slice(0, 300)}`);
    if (existsSync(saved)) problems.push(`${name}: leaves a file`);
    const goesOn = name !== 'no PDF' && stdout.includes(parameters[1] ?? '');
    if (goesOn) problems.push(`${name}: goes on as if the document were created`);
  }

  try {
    await expectFailure('wrong password', {...right, ECONTRACT_PASSWORD: 'wrong'}, 'password-login');
    for (const name of ['ECONTRACT_USERNAME', 'ECONTRACT_PASSWORD', 'ECONTRACT_COMPANY'])
      await expectFailure(`without ${name}`, {...right, [name]: ''}, name);
    await expectFailure('without parameters', right, '', []);
    sandbox.answerWith({status: 502, contentType: 'text/html', content: '<html>Bad gateway</html>'});
    await expectFailure('gateway', right, file.language === 'curl' ? 'Bad gateway' : '502');
    const asks = JSON.stringify({data: null, success: true, code: 202, messages: ['Wait.']});
    sandbox.answerWith({status: 200, contentType: 'application/json', content: asks});
    await expectFailure('code 202', right, '202');
    const page = {status: 200, contentType: 'text/html', content: '<html>Sign in</html>'};
    sandbox.answerWith({operation: 'documents-download', ...page});
    await expectFailure('no PDF', right, 'no PDF');
    sandbox.answerWith();
    await expectFailure('nobody there', {...right, ECONTRACT_URL: 'http://127.0.0.1:9'}, '');

    // Some answers carry 200 instead of 0; nothing is left to do there either.
    const done = JSON.stringify({data: {}, success: true, code: 200, messages: []});
    const json = {status: 200, contentType: 'application/json', content: done};
    sandbox.answerWith({operation: 'documents-update-process', ...json});
    const run = await runToEnd(program, parameters, right);
    if (run.status !== 0 || !existsSync(saved)) problems.push(`code 200: ended with ${run.status}: ${run.stderr}`);
    rmSync(saved, {force: true});
    sandbox.answerWith();

    exchanges.length = 0;
    const {status, stdout, stderr} = await runToEnd(program, parameters, right);
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
