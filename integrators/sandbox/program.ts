import {parseArgs} from 'node:util';
import {seedPassword} from './engine/seedWorld';
import type {SandboxContract} from './readContracts';
import {startSandbox} from './server/startSandbox';
import {isHttp, type Exchange} from './server/surroundings';

/** Not the port of any other mock server that the pages name. */
const defaultPort = 8917;

/** What the program says about its options. */
export const usage = `--port 5000          another port; 0 takes any free one (${defaultPort})
--api 2.2.0          another version of the platform
--seed 42            other ids and codes, and another choice where the documentation leaves two ways open
--plain              always the first of two such ways
--refusals 4xx       what is refused gets an HTTP status of their own, or by turns: mixed
--state sandbox.json keeps everything in a file
--webhook http://localhost:8080/events  calls your receiver; --webhook-token is its bearer token`;

/**
 * Runs the sandbox until it is stopped.
 *
 * @param contracts by version; the first is the current one
 */
export async function runSandbox(contracts: ReadonlyMap<string, () => SandboxContract>, args: string[]): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string'},
      api: {type: 'string'},
      seed: {type: 'string'},
      plain: {type: 'boolean', default: false},
      refusals: {type: 'string', default: '200'},
      state: {type: 'string'},
      webhook: {type: 'string'},
      'webhook-token': {type: 'string'},
    },
  });
  const {refusals, state, webhook} = values;
  const [current = ''] = contracts.keys();
  const version = values.api ?? current;
  const contract = contracts.get(version);
  if (!contract) throw new Error(`There is no version ${version}. Versions: ${[...contracts.keys()].join(', ')}.`);
  if (refusals !== '200' && refusals !== '4xx' && refusals !== 'mixed')
    throw new Error('--refusals must be 200, 4xx or mixed.');
  if (webhook !== undefined && !isHttp(webhook)) throw new Error('--webhook must be an address that begins with http.');
  const token = values['webhook-token'];
  const port = wholeNumber('port', values.port ?? String(defaultPort), 65_535);
  const seed = wholeNumber('seed', values.seed ?? '1', 2 ** 31);
  try {
    const {origin, close} = await startSandbox({
      ...contract(),
      settings: {seed, version, isPlain: values.plain, refusals},
      port,
      onExchange: log,
      ...(state === undefined ? {} : {stateFile: state}),
      ...(webhook === undefined ? {} : {webhook: {url: webhook, ...(token === undefined ? {} : {token})}}),
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().then(() => process.exit()));
    console.log(`Sandbox of version ${version}, reachable from this machine only: nothing is sent, signed or paid for.
What it invents says so in the header X-Sandbox-Certainty. Stop it with Ctrl+C.

  export ECONTRACT_URL=${origin}
  export ECONTRACT_USERNAME=khue.le@example.com
  export ECONTRACT_PASSWORD=${seedPassword}

Documents, people, codes and events, in your browser: ${origin}/_sandbox
`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken, perhaps by another sandbox. Stop it, or give another with --port.`, {
      cause: error,
    });
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (text === '' || !Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`--${name} must be a whole number from 0 to ${most}.`);
  return value;
}

function log({status, success, method, target, milliseconds, messages}: Exchange): void {
  console.log(`${status} ${method} ${target} ${milliseconds} ms${success ? '' : ' refused'}`);
  for (const message of success ? [] : messages) console.log(`    ${message}`);
}
