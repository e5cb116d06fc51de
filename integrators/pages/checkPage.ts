import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {account} from '../sandbox/account';
import {samplePdf} from '../sandbox/sampleFiles';
import {startSandbox, type Exchange} from '../sandbox/startSandbox';
import type {Expectation} from './expectations';
import {samplesIn, type PageToType} from './readPage';
import {typePage, type Typed} from './typePage';

/** How much of the output is told when something failed. */
const longestOutput = 1500;

/**
 * Types a page as its reader does, with the sandbox in the place of the platform.
 *
 * @param siteFolder of the built site
 * @returns what is wrong
 */
export async function checkPage(
  page: PageToType,
  expectation: Expectation,
  documents: readonly OpenApi[],
  siteFolder: string,
): Promise<string[]> {
  const {last, saved = [], printed = {}, calls, refused = []} = expectation;
  if (!page.steps.some(({kind}) => kind === 'commands')) return ['holds no commands where the site publishes it'];
  const steps = last === undefined ? page.steps : [...page.steps, {kind: 'commands' as const, text: `${last}\n`}];
  const samples = [...new Set([...page.samples, ...samplesIn(last ?? '')])];
  const typed = await type({...page, steps, samples}, expectation, documents, siteFolder);
  const {status, output, exchanges, files} = typed;
  const problems = [
    ...(status === 0 ? [] : [`ended with ${status}: ${output.slice(-longestOutput)}`]),
    ...exchanges.flatMap(({target, status: answered, problems: faults}) => [
      ...faults.map((fault) => `${target}: ${fault}`),
      ...(answered < 400 ? [] : [`${target}: answered with HTTP ${answered}`]),
    ]),
    ...saved.filter((name) => !files(name)?.equals(samplePdf())).map((name) => `did not save ${name} unchanged`),
    ...Object.entries(printed).flatMap(([words, times]) => {
      const found = output.split(words).length - 1;
      return found === times
        ? []
        : [`printed "${words}" ${found} times instead of ${times}: ${output.slice(-longestOutput)}`];
    }),
  ];
  typed.remove();
  const called = namesOf(exchanges);
  if (calls && called.join() !== calls.join()) problems.push(`called ${called.join(', ')}`);
  for (const operation of refused)
    problems.push(...(await checkRefusal({...page, steps, samples}, expectation, documents, siteFolder, operation)));
  return problems;
}

/** A refused step must end the whole, with its reason, and not hand an empty value on. */
async function checkRefusal(
  page: PageToType,
  expectation: Expectation,
  documents: readonly OpenApi[],
  siteFolder: string,
  operation: string,
): Promise<string[]> {
  const {status, output, exchanges, remove} = await type(page, expectation, documents, siteFolder, operation);
  remove();
  const called = namesOf(exchanges);
  return [
    ...(status === 0 || called.at(-1) !== operation
      ? [`goes on after ${operation} was refused: ${called.join(', ')}`]
      : []),
    ...(output.includes(refusal) ? [] : [`does not say why ${operation} was refused: ${output.slice(-longestOutput)}`]),
  ];
}

const refusal = 'Refused for this test.';

async function type(
  page: PageToType,
  {answers}: Expectation,
  documents: readonly OpenApi[],
  siteFolder: string,
  refused?: string,
): Promise<Typed & {exchanges: Exchange[]; files: (name: string) => Buffer | undefined; remove: () => void}> {
  const exchanges: Exchange[] = [];
  const sandbox = await startSandbox(documents, (exchange) => exchanges.push(exchange));
  const content = JSON.stringify({data: null, success: false, code: 400, messages: [refusal]});
  if (refused !== undefined)
    sandbox.answerWith({operation: refused, status: 200, contentType: 'application/json', content});
  try {
    const [token = ''] = sandbox.tokens;
    const typed = await typePage(page, {
      siteFolder,
      answers,
      own: {
        'https://econtract.example.com': sandbox.origin,
        'khue.le@example.com': account.username,
        'your-password': account.password,
        'the-token-from-password-login': token,
      },
      // What a page has from the one that it names, and no wait between two readings.
      environment: {
        ECONTRACT_URL: sandbox.origin,
        ECONTRACT_TOKEN: token,
        ECONTRACT_PASSWORD: account.password,
        ECONTRACT_WAIT: '0',
        // The reader agrees when npx asks whether to fetch a program.
        npm_config_yes: 'true',
      },
    });
    const files = (name: string): Buffer | undefined => {
      const path = join(typed.folder, name);
      return existsSync(path) ? readFileSync(path) : undefined;
    };
    return {...typed, exchanges, files, remove: () => rmSync(typed.folder, {recursive: true, force: true})};
  } finally {
    await sandbox.close();
  }
}

function namesOf(exchanges: readonly Exchange[]): string[] {
  return exchanges.map(({operation, target}) => operation ?? target);
}
