import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {startStory} from '../collections/startStory';
import {playStory} from '../sandbox/engine/story/playStory';
import {account, openSandbox} from '../sandbox/openSandbox';
import {actWhenRead, typeLines} from '../sandbox/people';
import {readContracts} from '../sandbox/readContracts';
import {samplePdf} from '../sandbox/sampleFiles';
import type {Exchange} from '../sandbox/server/surroundings';
import {stampPdf} from '../sandbox/stampPdf';
import type {Expectation} from './expectations';
import {samplesIn, type PageToType, type Step} from './readPage';
import {typePage, type Typed} from './typePage';

/** How much of the output is told when something failed. */
const longestOutput = 1500;

/**
 * Types a page as its readers do: once, or once for each of the programs among which they choose.
 *
 * @param version label of the page's version
 * @param siteFolder of the built site
 * @returns what is wrong
 */
export async function checkPage(
  page: PageToType,
  expectation: Expectation,
  version: string,
  siteFolder: string,
): Promise<string[]> {
  const {alternatives = ['']} = expectation;
  const problems: string[] = [];
  for (const chosen of alternatives) {
    const others = alternatives.filter((one) => one !== chosen);
    const isTyped = (step: Step): boolean => step.kind !== 'commands' || !others.some((one) => step.text.includes(one));
    const ofReader = {...page, steps: page.steps.filter(isTyped)};
    problems.push(...(await checkOnce(ofReader, expectation, version, siteFolder)));
  }
  return problems;
}

/** Types a page as its reader does, with the sandbox in the place of the platform. */
async function checkOnce(
  page: PageToType,
  expectation: Expectation,
  version: string,
  siteFolder: string,
): Promise<string[]> {
  const {last, saved = [], printed = {}, calls, refused = [], has = []} = expectation;
  if (!page.steps.some(({kind}) => kind === 'commands')) return ['holds no commands where the site publishes it'];
  const steps = page.steps.map((step) => withCommand(step, expectation));
  if (last !== undefined) steps.push({kind: 'commands', text: `${last}\n`});
  const samples = [...new Set([...page.samples, ...samplesIn(last ?? ''), ...has])];
  const typed = await type({...page, steps, samples}, expectation, version, siteFolder);
  const {status, output, exchanges, files} = typed;
  const stamped = await stampPdf(samplePdf());
  const problems = [
    ...(status === 0 ? [] : [`ended with ${status}: ${output.slice(-longestOutput)}`]),
    ...exchanges.flatMap(({target, success, status: answered, messages}) =>
      success ? [] : [`${target}: answered with HTTP ${answered}: ${messages.join(' ')}`],
    ),
    ...saved.filter((name) => !files(name)?.equals(stamped)).map((name) => `did not save ${name} unchanged`),
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
    problems.push(...(await checkRefusal({...page, steps, samples}, expectation, version, siteFolder, operation)));
  return problems;
}

/** @returns a body with the command that sends it, if a reader has to; a command with the pause that it needs */
function withCommand(step: Step, {bodies = {}, pauseAfter}: Expectation): Step {
  if (step.kind === 'commands' && pauseAfter !== undefined && step.text.includes(pauseAfter))
    return {...step, text: `${step.text}sleep 1\n`};
  if (step.kind !== 'body') return step;
  const [, path] = Object.entries(bodies).find(([property]) => step.text.includes(`"${property}":`)) ?? [];
  if (path === undefined) return step;
  return {
    kind: 'commands',
    text: `curl --no-progress-meter "$ECONTRACT_URL${path}" --header "Authorization: Bearer $ECONTRACT_TOKEN" \\
  --header "Content-Type: application/json" --data @- <<'BODY' | jq 'if .success then .data.id else halt_error end'
${step.text}BODY
`,
  };
}

/** A refused step must end the whole, with its reason, and not hand an empty value on. */
async function checkRefusal(
  page: PageToType,
  expectation: Expectation,
  version: string,
  siteFolder: string,
  operation: string,
): Promise<string[]> {
  const {status, output, exchanges, remove} = await type(page, expectation, version, siteFolder, operation);
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
  {answers = [], moment, isInMoments}: Expectation,
  version: string,
  siteFolder: string,
  refused?: string,
): Promise<Typed & {exchanges: Exchange[]; files: (name: string) => Buffer | undefined; remove: () => void}> {
  const {contract} = readContracts(process.cwd()).get(version)!(); // The page's version is one of them.
  const sandbox = await openSandbox(
    version,
    moment === undefined ? {} : {begun: () => playStory(contract, Date.now(), moment).world},
  );
  const story = isInMoments ? await startStory(contract) : undefined;
  const {exchanges} = sandbox;
  const {origin} = story ?? sandbox;
  const token = await tokenOf(sandbox.origin);
  exchanges.length = 0;
  const body = {data: null, success: false, code: 400, messages: [refusal]};
  if (refused !== undefined) await sandbox.control('PUT', '/faults', {faults: [{operation: refused, body}]});
  const port = await freePort();
  const ended = new AbortController();
  const acting = actWhenRead(sandbox, answers.length > 0, ended.signal);
  try {
    const typed = await typePage(page, {
      siteFolder,
      ...(answers.length > 0 ? {answers: typeLines(answers, sandbox)} : {}),
      own: {
        'https://econtract.example.com': origin,
        'the-token-from-password-login': token,
        // Another sandbox may run on this machine.
        '127.0.0.1:8917': `127.0.0.1:${port}`,
        'node sandbox.mjs': `node sandbox.mjs --port ${port}`,
      },
      // What a page has from the one that it names, and no wait between two readings.
      environment: {
        ECONTRACT_URL: origin,
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
    ended.abort();
    await acting;
    await story?.close();
    await sandbox.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function tokenOf(origin: string): Promise<string> {
  const headers = {'Content-Type': 'application/json'};
  const body = JSON.stringify({...account, companyId: 901});
  const response = await fetch(`${origin}/api/auth/password-login`, {method: 'POST', headers, body});
  return ((await response.json()) as {data: string}).data;
}

function namesOf(exchanges: readonly Exchange[]): string[] {
  return exchanges.map(({operation, target}) => operation ?? target);
}
