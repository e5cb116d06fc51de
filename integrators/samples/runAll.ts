import type {ContractFile} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toContract} from '../../src/reference/downloads/toContract';
import {toOperations} from '../../src/reference/model/operations';
import {filesOf, toSampleRequest} from '../../src/reference/samples/request';
import type {Operation} from '../../src/reference/shared/model';
import {sandboxId} from '../../src/reference/shared/sandboxId';
import type {Contract} from '../sandbox/engine/contract';
import {seedPassword} from '../sandbox/engine/seedWorld';
import {sampleFile} from '../sandbox/sampleFiles';
import {startSandbox} from '../sandbox/server/startSandbox';
import type {Exchange} from '../sandbox/server/surroundings';
import {checkFailure, checkMissingVariable, failureCases, toAnswer} from './cases';
import {asksForCode, checkAcceptedRun, checkAnsweredRun} from './checkRun';
import type {ExtractedSample} from './extractSamples';
import {startFrontServer, type FrontServer} from './frontServer';
import {withProgram} from './runSample';
import {storyCall, type Translate} from './storyCall';

/** Who sends on the pages. */
const username = 'khue.le@example.com';

/** A sample that was run, and what is wrong with it. */
export interface CheckedSample extends ExtractedSample {
  /** How often it was run. */
  cases: number;
  problems: string[];
}

export interface SampleRun {
  /** Label of the version that shows the samples. */
  version: string;
  contracts: ReadonlyMap<ContractFile, OpenApi>;
  /** Into the language of the pages. */
  translate: Translate;
  /** Whether a sample meets all cases. */
  isThorough: (sample: ExtractedSample) => boolean;
  /** How many programs run at once. */
  workers: number;
}

type Judgement = Pick<CheckedSample, 'cases' | 'problems'>;

/**
 * Runs every sample: once in its moment of the sandbox's story, which must go on as it does there, and once with an expired
 * token, which must not (a short sample shows the refusal, a robust one fails). One sample of each kind also meets every
 * other answer that is not a success, and misses each variable that it needs.
 *
 * @returns the samples in their order
 */
export async function runAll(samples: readonly ExtractedSample[], options: SampleRun): Promise<CheckedSample[]> {
  const {version, contracts, workers} = options;
  const contract = toContract(version, contracts);
  const waiting = [...samples.entries()];
  const checked: CheckedSample[] = [];
  const work = async (): Promise<void> => {
    const front = await startFrontServer();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, sample] = next;
      const document = contracts.get(sample.contract);
      const operation = document && toOperations(document).find(({id}) => id === sample.operation);
      checked[index] = operation
        ? {...sample, ...(await judge(sample, operation, contract, front, options))}
        : {...sample, cases: 0, problems: ['is not in the contract']};
    }
    await front.close();
  };
  await Promise.all(Array.from({length: workers}, work));
  return checked;
}

/** Runs a sample against a sandbox of its own, in which what the sample names is there, and against other answers. */
async function judge(
  sample: ExtractedSample,
  operation: Operation,
  contract: Contract,
  front: FrontServer,
  {translate, isThorough}: SampleRun,
): Promise<Judgement> {
  const {form, address, language} = sample;
  const call = storyCall(contract, sandboxId(sample.contract, operation.id));
  const request = toSampleRequest(operation, front.origin);
  const environment: Readonly<Record<string, string>> = {
    ECONTRACT_URL: front.origin,
    ECONTRACT_TOKEN: call.token,
    ECONTRACT_USERNAME: username,
    ECONTRACT_PASSWORD: seedPassword,
    ECONTRACT_DOWNLOAD_URL: front.origin + request.target.join(''),
  };
  // A short sample spells its address out, and readers type their own in its place.
  const code = form === 'short' ? sample.code.replace(address, front.origin) : sample.code;
  const exchanges: Exchange[] = [];
  const sandbox = await startSandbox({
    contract,
    settings: call.world.settings,
    begun: () => call.world,
    port: 0,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const judged = await withProgram(
    {language, code},
    async (run) => {
      front.answer = {sandbox: sandbox.origin};
      const result = await run(environment);
      const problems = checkAcceptedRun(operation, form, result, exchanges, call, translate);
      let cases = 1;
      const isAll = isThorough(sample);
      for (const variable of isAll ? request.required : []) {
        front.requests = 0;
        const {[variable]: _, ...others} = environment;
        problems.push(...checkMissingVariable(form, variable, await run(others), front.requests));
        cases += 1;
      }
      const [success] = operation.response.examples;
      if (asksForCode(call) && success) {
        front.answer = toAnswer(success.value);
        problems.push(...checkAnsweredRun(operation, await run(environment)));
        cases += 1;
      }
      for (const failure of failureCases(operation).slice(0, isAll ? undefined : 1)) {
        front.answer = failure.answer;
        problems.push(...checkFailure(form, failure, operation, await run(environment)));
        cases += 1;
      }
      return {cases, problems};
    },
    new Map(filesOf(request).map((name) => [name, sampleFile(name)])),
  );
  await sandbox.close();
  return judged;
}
