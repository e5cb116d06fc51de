import {isObject} from '../../src/reference/contract/pointer';
import type {Json, Operation} from '../../src/reference/shared/model';
import type {SampleForm} from '../../src/reference/shared/sampleLanguages';
import type {Exchange} from './testing/exampleServer';
import type {ReceivedBody} from './testing/readBody';
import {sampleFile, samplePdf} from '../sandbox/sampleFiles';
import {anotherCall, lastLines} from './cases';
import type {RunResult} from './runSample';

/**
 * Checks a run with the right token. A call that the platform answers by asking for a one-time code must say so, by its
 * status if it is robust.
 *
 * @param exchanges what reached the sandbox meanwhile
 * @returns what is wrong with the sample
 */
export function checkAcceptedRun(
  operation: Operation,
  form: SampleForm,
  result: RunResult,
  exchanges: readonly Exchange[],
): string[] {
  const [exchange, ...more] = exchanges;
  const asks = form === 'robust' && asksForCode(operation);
  if (result.status !== (asks ? anotherCall : 0))
    return [`ended with ${result.status}: ${lastLines(result.stderr || result.stdout)}`];
  if (!exchange || more.length > 0) return [`made ${exchanges.length} requests instead of one`];
  if (exchange.operation !== operation.id) return [`called ${exchange.target}`];
  if (exchange.status >= 300) return [`was rejected with HTTP ${exchange.status}`];
  const {body} = exchange;
  const received = body.kind === 'form' ? body.files : [];
  const missing = filesOf(operation).filter(
    ({name, fileName}) =>
      !received.some((file) => file.field.replace(/\[\d*\]$/, '') === name && file.bytes.equals(sampleFile(fileName))),
  );
  if (missing.length > 0) return [`did not upload ${missing.map(({fileName}) => fileName).join(', ')} unchanged`];
  const [garbled] = textsToSend(operation).filter((text) => !textsReceived(body).includes(text));
  if (garbled !== undefined) return [`did not send "${garbled}" unchanged`];
  if (operation.response.kind === 'file')
    return result.saved?.equals(samplePdf()) ? [] : ['did not save the file unchanged'];
  return printsResponse(operation, asks ? result.stderr : result.stdout)
    ? []
    : [`prints nothing of the response: ${lastLines(result.stdout)}`];
}

/** Whether the sandbox answers the example of a call by asking for a one-time code. */
export function asksForCode({body, response}: Operation): boolean {
  const isWithoutCode = isObject(body?.example) && !body.example.otp;
  const examples = response.kind === 'envelope' ? response.examples : [];
  return isWithoutCode && examples.some(({value}) => isObject(value) && value.code === 100);
}

/** Checks a run that was answered with the call's first example at once. */
export function checkAnsweredRun(operation: Operation, result: RunResult): string[] {
  if (result.status !== 0) return [`success: ended with ${result.status}: ${lastLines(result.stderr)}`];
  return printsResponse(operation, result.stdout) ? [] : ['success: prints nothing of the response'];
}

/** The files that the example of a call sends. */
function filesOf({body}: Operation): {name: string; fileName: string}[] {
  const example = isObject(body?.example) ? body.example : {};
  return (body?.files ?? []).filter(({name}) => name in example);
}

/** The texts of a call's example; a login takes its own from variables. */
function textsToSend(operation: Operation): string[] {
  const {body, security} = operation;
  if (!isObject(body?.example) || security.length === 0) return [];
  const files = filesOf(operation).map(({name}) => name);
  return Object.entries(body.example).flatMap(([name, value]) => (files.includes(name) ? [] : textsIn(value)));
}

function textsReceived(body: ReceivedBody): string[] {
  if (body.kind === 'form') return body.fields.flatMap(({text}) => [text, ...textsInJson(text)]);
  if (body.kind === 'bytes') return [body.bytes.toString('utf8')];
  return body.kind === 'json' ? textsIn(body.value) : [];
}

/** A field of a form may hold an object. */
function textsInJson(text: string): string[] {
  try {
    return textsIn(JSON.parse(text) as Json);
  } catch {
    return [];
  }
}

/** @returns whether the program printed some of the data of the response. */
function printsResponse({response}: Operation, stdout: string): boolean {
  if (response.kind === 'none') return true;
  return response.examples.some(({value}) => {
    const data = response.kind === 'envelope' && isObject(value) ? value.data : value;
    // Languages print accents and quotes in different ways.
    const texts = textsIn(data ?? null).filter((text) => /^[\w.:-]{4,}$/.test(text));
    return texts.length === 0 ? stdout.trim() !== '' : texts.some((text) => stdout.includes(text));
  });
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
