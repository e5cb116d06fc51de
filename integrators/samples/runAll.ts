import type {ContractFile} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {filesOf, toSampleRequest} from '../../src/reference/samples/request';
import type {Operation} from '../../src/reference/shared/model';
import {account} from '../sandbox/openSandbox';
import {sampleFile} from '../sandbox/sampleFiles';
import {checkFailure, checkMissingVariable, failureCases, toAnswer} from './cases';
import {asksForCode, checkAcceptedRun, checkAnsweredRun} from './checkRun';
import type {ExtractedSample} from './extractSamples';
import {withProgram} from './runSample';
import {exampleToken, startExampleServer, type ExampleServer} from './testing/exampleServer';

/** A sample that was run, and what is wrong with it. */
export interface CheckedSample extends ExtractedSample {
  /** How often it was run. */
  cases: number;
  problems: string[];
}

type Contracts = ReadonlyMap<ContractFile, OpenApi>;

/**
 * Runs every sample against the sandbox: once with the right token, which must succeed, and with an expired one, which
 * must not (a short sample shows the refusal, a robust one fails). One sample of each kind also meets every other answer that is not a success, and misses each variable that
 * it needs.
 *
 * @param contracts those of the version that shows the samples
 * @param isThorough whether a sample meets all cases
 * @param workers how many programs run at once
 * @returns the samples in their order
 */
export async function runAll(
  contracts: Contracts,
  samples: readonly ExtractedSample[],
  isThorough: (sample: ExtractedSample) => boolean,
  workers: number,
): Promise<CheckedSample[]> {
  const waiting = [...samples.entries()];
  const checked: CheckedSample[] = [];
  const work = async (): Promise<void> => {
    const sandbox = await startExampleServer([...contracts.values()]);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, sample] = next;
      const document = contracts.get(sample.contract);
      const operation = document && toOperations(document).find(({id}) => id === sample.operation);
      checked[index] = operation
        ? {...sample, ...(await judge(sample, operation, isThorough(sample), sandbox))}
        : {...sample, cases: 0, problems: ['is not in the contract']};
    }
    await sandbox.close();
  };
  await Promise.all(Array.from({length: workers}, work));
  return checked;
}

function judge(
  sample: ExtractedSample,
  operation: Operation,
  isThorough: boolean,
  sandbox: ExampleServer,
): Promise<Pick<CheckedSample, 'cases' | 'problems'>> {
  const {form, address} = sample;
  const {exchanges} = sandbox;
  const request = toSampleRequest(operation, sandbox.origin);
  const environment: Readonly<Record<string, string>> = {
    // Keys of any kind; the sandbox takes each.
    ...Object.fromEntries(request.required.map((variable) => [variable, 'sandbox-key'])),
    ECONTRACT_URL: sandbox.origin,
    ECONTRACT_TOKEN: exampleToken,
    ECONTRACT_USERNAME: account.username,
    ECONTRACT_PASSWORD: account.password,
    ECONTRACT_DOWNLOAD_URL: sandbox.origin + request.target.join(''),
  };
  // A short sample spells its address out, and readers type their own in its place.
  const code = form === 'short' ? sample.code.replace(address, sandbox.origin) : sample.code;
  return withProgram(
    {language: sample.language, code},
    async (run) => {
      exchanges.length = 0;
      const problems = checkAcceptedRun(operation, form, await run(environment), exchanges);
      let cases = 1;
      if (asksForCode(operation) && operation.response.kind === 'envelope') {
        sandbox.answerWith(toAnswer(operation.response.examples[0]?.value ?? null));
        problems.push(...checkAnsweredRun(operation, await run(environment)));
        sandbox.answerWith();
        cases += 1;
      }
      for (const failure of failureCases(operation).slice(0, isThorough ? undefined : 1)) {
        sandbox.answerWith(failure.answer);
        problems.push(...checkFailure(form, failure, operation, await run(environment)));
        sandbox.answerWith();
        cases += 1;
      }
      for (const variable of isThorough ? request.required : []) {
        exchanges.length = 0;
        const {[variable]: _, ...others} = environment;
        problems.push(...checkMissingVariable(form, variable, await run(others), exchanges.length));
        cases += 1;
      }
      return {cases, problems};
    },
    new Map(filesOf(request).map((name) => [name, sampleFile(name)])),
  );
}
