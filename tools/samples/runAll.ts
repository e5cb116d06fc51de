import type {ContractFile} from '../../src/plugins/api-contract/node/contract/loadContract';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';
import {toOperations} from '../../src/plugins/api-contract/node/model/operations';
import type {Operation} from '../../src/plugins/api-contract/shared/model';
import {account} from '../sandbox/account';
import {createSandbox, listenLocally, type Exchange} from '../sandbox/createSandbox';
import type {ExtractedSample} from './extractSamples';
import {judgeBrokenRun, judgeGoodRun} from './judge';
import {runSample} from './runSample';
import type {Verdict} from './table';

export interface Work {
  version: string;
  contracts: ReadonlyMap<ContractFile, OpenApi>;
  samples: readonly ExtractedSample[];
  /** How many programs run at once. */
  workers: number;
}

/** Runs every sample of a version twice against the sandbox: with the right token, and with a wrong one. */
export async function runAll({version, contracts, samples, workers}: Work): Promise<Verdict[]> {
  const waiting = [...samples.entries()];
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    const sandbox = await startSandbox([...contracts.values()]);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, sample] = next;
      const {contract, operation, language} = sample;
      verdicts[place] = {
        version,
        contract,
        operation,
        language,
        problems: await problemsOf(sample, contracts, sandbox),
      };
    }
    sandbox.close();
  };
  await Promise.all(Array.from({length: workers}, work));
  return verdicts;
}

interface StartedSandbox {
  environment: Readonly<Record<string, string>>;
  /** @returns what reached it since it was last asked. */
  takeExchanges: () => Exchange[];
  close: () => void;
}

async function startSandbox(documents: readonly OpenApi[]): Promise<StartedSandbox> {
  const exchanges: Exchange[] = [];
  const {server, tokens} = createSandbox(documents, (exchange) => exchanges.push(exchange));
  return {
    environment: {
      ECONTRACT_URL: await listenLocally(server),
      ECONTRACT_TOKEN: tokens[0] ?? '',
      ECONTRACT_USERNAME: account.username,
      ECONTRACT_PASSWORD: account.password,
    },
    takeExchanges: () => exchanges.splice(0),
    close: () => server.close(),
  };
}

async function problemsOf(
  sample: ExtractedSample,
  contracts: Work['contracts'],
  {environment, takeExchanges}: StartedSandbox,
): Promise<string[]> {
  const document = contracts.get(sample.contract);
  const operation = document && toOperations(document).find(({id}) => id === sample.operation);
  if (!operation) return ['is not in the contract'];
  const good = await runSample(sample, environment);
  const problems = judgeGoodRun(operation, good, takeExchanges());
  const wrong = {...environment, ECONTRACT_TOKEN: 'broken', ECONTRACT_PASSWORD: 'broken'};
  const broken = await runSample({...sample, code: withWrongSecrets(operation, sample.code)}, wrong);
  return [...problems, ...judgeBrokenRun(broken, takeExchanges())];
}

/** A call that proves itself by something written in the sample, not by the environment, gets that broken. */
function withWrongSecrets({needsToken, parameters, body}: Operation, code: string): string {
  if (needsToken) return code;
  const inAddress = parameters.filter(({required}) => required).map(({example}) => example);
  const inBody = typeof body?.example === 'object' ? Object.values(body.example ?? {}) : [];
  const secrets = [...inAddress, ...inBody].filter((value) => typeof value === 'string' && value.length > 3);
  return secrets.reduce<string>((text, secret) => text.replaceAll(String(secret), 'broken'), code);
}
