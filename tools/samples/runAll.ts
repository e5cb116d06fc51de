import type {ContractFile} from '../../src/plugins/api-contract/node/contract/loadContract';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';
import {toOperations} from '../../src/plugins/api-contract/node/model/operations';
import type {Operation} from '../../src/plugins/api-contract/shared/model';
import {account} from '../sandbox/account';
import {startSandbox, type Exchange} from '../sandbox/startSandbox';
import {checkAcceptedRun, checkRejectedRun} from './checkRun';
import type {ExtractedSample} from './extractSamples';
import {runSample} from './runSample';

/** A sample that was run, and what is wrong with it. */
export interface CheckedSample extends ExtractedSample {
  problems: string[];
}

type Contracts = ReadonlyMap<ContractFile, OpenApi>;

/**
 * Runs every sample twice against the sandbox: with the right token, and with a wrong one.
 *
 * @param contracts those of the version that shows the samples
 * @param workers how many programs run at once
 * @returns the samples in their order
 */
export async function runAll(
  contracts: Contracts,
  samples: readonly ExtractedSample[],
  workers: number,
): Promise<CheckedSample[]> {
  const waiting = [...samples.entries()];
  const checked: CheckedSample[] = [];
  const work = async (): Promise<void> => {
    const exchanges: Exchange[] = [];
    const sandbox = await startSandbox([...contracts.values()], (exchange) => exchanges.push(exchange));
    const environment = {
      ECONTRACT_URL: sandbox.origin,
      ECONTRACT_TOKEN: sandbox.tokens[0] ?? '',
      ECONTRACT_USERNAME: account.username,
      ECONTRACT_PASSWORD: account.password,
    };
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, sample] = next;
      checked[index] = {...sample, problems: await findProblems(sample, contracts, environment, exchanges)};
    }
    await sandbox.close();
  };
  await Promise.all(Array.from({length: workers}, work));
  return checked;
}

/** @param exchanges filled by the sandbox, emptied here */
async function findProblems(
  sample: ExtractedSample,
  contracts: Contracts,
  environment: Readonly<Record<string, string>>,
  exchanges: Exchange[],
): Promise<string[]> {
  const document = contracts.get(sample.contract);
  const operation = document && toOperations(document).find(({id}) => id === sample.operation);
  if (!operation) return ['is not in the contract'];
  const accepted = await runSample(sample, environment);
  const problems = checkAcceptedRun(operation, accepted, exchanges.splice(0));
  const wrong = {...environment, ECONTRACT_TOKEN: 'broken', ECONTRACT_PASSWORD: 'broken'};
  const rejected = await runSample({...sample, code: withWrongSecrets(operation, sample.code)}, wrong);
  return [...problems, ...checkRejectedRun(rejected, exchanges.splice(0))];
}

/** Some samples hold their secret themselves instead of reading it from the environment. */
function withWrongSecrets({needsToken, parameters, body}: Operation, code: string): string {
  if (needsToken) return code;
  const inAddress = parameters.filter(({required}) => required).map(({example}) => example);
  const inBody = typeof body?.example === 'object' ? Object.values(body.example ?? {}) : [];
  const secrets = [...inAddress, ...inBody].filter((value) => typeof value === 'string' && value.length > 3);
  return secrets.reduce<string>((text, secret) => text.replaceAll(String(secret), 'broken'), code);
}
