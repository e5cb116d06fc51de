import {isDeepStrictEqual} from 'node:util';
import {toOperations} from '../../src/reference/model/operations';
import {emitSample} from '../../src/reference/samples/emit';
import {filesOf, toSampleRequest} from '../../src/reference/samples/request';
import {kitchenSink} from '../../src/reference/testing/kitchenSink';
import {sampleForms, type SampleForm, type SampleLanguageId} from '../../src/reference/shared/sampleLanguages';
import {lastLines} from './cases';
import {expectedRequests, variables, type ExpectedRequest} from './kitchenSinkRequests';
import {readParts, recordRequests, type RecordedRequest} from './recordRequests';
import {withProgram} from './runSample';

/** An answer that every sample takes for a success. */
export const answer = {
  contentType: 'application/json',
  content: JSON.stringify({data: 'arrived', success: true, code: 0, messages: []}),
};

/** A sample of the kitchen sink. */
export interface SinkSample {
  operation: string;
  language: SampleLanguageId;
  form: SampleForm;
  code: string;
  /** Names of the files that it sends. */
  files: string[];
}

/** What the samples call, before they are run. */
const baseUrl = 'https://econtract.example.com';

/** @returns the samples of every operation, in both forms. */
export function sinkSamples(languages: readonly SampleLanguageId[]): SinkSample[] {
  return toOperations(kitchenSink()).flatMap((operation) => {
    const request = toSampleRequest(operation, baseUrl);
    return languages.flatMap((language) =>
      sampleForms.map((form) => ({
        operation: operation.id,
        language,
        form,
        code: emitSample(language, request, form),
        files: filesOf(request),
      })),
    );
  });
}

/**
 * Runs samples against a server that keeps what arrives, and compares it byte by byte with what must arrive.
 *
 * @param workers how many programs run at once
 * @returns what is wrong with each sample that has a fault
 */
export async function runSinkSamples(samples: readonly SinkSample[], workers: number): Promise<string[]> {
  const waiting = [...samples];
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    const server = await recordRequests(answer);
    for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
      const {operation, language, form, files} = sample;
      server.requests.length = 0;
      const environment = {...variables, ECONTRACT_URL: server.origin};
      const problems = await withProgram(
        {language, code: form === 'short' ? sample.code.replace(baseUrl, server.origin) : sample.code},
        async (run) => {
          const {status, stdout, stderr} = await run(environment);
          const ended = status === 0 ? [] : [`ended with ${status}: ${lastLines(stderr || stdout)}`];
          return [...ended, ...(await compareRequests(operation, server.requests))];
        },
        new Map(files.map((name) => [name, bytesOf(name)])),
      );
      if (problems.length > 0) faults.push(`kitchen sink ${operation} in ${language} (${form}) ${problems.join('; ')}`);
    }
    await server.close();
  };
  await Promise.all(Array.from({length: workers}, work));
  return faults;
}

/** @returns what a file of this name holds in these runs: every byte, and no text. */
export function bytesOf(name: string): Buffer {
  return Buffer.concat([Buffer.from(name), Buffer.from(Array.from({length: 256}, (_, byte) => byte))]);
}

/** @returns how the one request of an operation differs from the one that must arrive. */
export async function compareRequests(operation: string, requests: readonly RecordedRequest[]): Promise<string[]> {
  const [request, ...more] = requests;
  const expected = expectedRequests[operation];
  if (!expected) return ['is not written down in kitchenSinkRequests.ts'];
  if (!request || more.length > 0) return [`made ${requests.length} requests instead of one`];
  const {'content-type': said, ...headers} = request.headers;
  // Ruby names a type although it sends nothing.
  const sentType = request.body.length === 0 ? undefined : said;
  // JSON is UTF-8 whether its type says so or not: the samples say it, Postman does not.
  const contentType = sentType?.replace(/^(application\/json); charset=utf-8$/, '$1');
  const isForm = contentType?.startsWith('multipart/form-data; boundary=') === true;
  const arrived = {
    method: request.method,
    target: likeMono(request.target),
    headers: contentType === undefined || isForm ? headers : {...headers, 'content-type': contentType},
    ...(await bodyOf(request, isForm, expected.body !== undefined && 'json' in expected.body)),
  };
  const wanted = {...expected, target: likeMono(expected.target), ...wantedBody(expected)};
  return isDeepStrictEqual(arrived, wanted)
    ? []
    : [`sent\n    ${JSON.stringify(arrived)}\n  instead of\n    ${JSON.stringify(wanted)}`];
}

/** Mono unescapes these two, which say the same escaped or not. */
function likeMono(target: string): string {
  return target.replaceAll('%27', "'").replaceAll('%3A', ':');
}

async function bodyOf(request: RecordedRequest, isForm: boolean, wantsJson: boolean): Promise<{body?: unknown}> {
  if (isForm) return {body: await readParts(request)};
  if (request.body.length === 0) return {};
  return {body: wantsJson ? JSON.parse(request.body.toString('utf8')) : request.body.toString('latin1')};
}

/** The body in the form in which it is compared: each byte of it one letter. */
function wantedBody({body}: ExpectedRequest): {body?: unknown} {
  if (body === undefined) return {};
  if ('text' in body) return {body: Buffer.from(body.text).toString('latin1')};
  if ('json' in body) return {body: body.json};
  if ('file' in body) return {body: bytesOf(body.file).toString('latin1')};
  return {
    body: body.parts.map(({name, contentType = 'text/plain', text = '', file}) =>
      file === undefined
        ? {name, contentType, text}
        : // Browsers escape what would end the name.
          {name, contentType, text: bytesOf(file).toString('latin1'), fileName: file.replaceAll('"', '%22')},
    ),
  };
}
