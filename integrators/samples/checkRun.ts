import {isObject} from '../../src/reference/contract/pointer';
import type {Json, Operation} from '../../src/reference/shared/model';
import type {SampleForm} from '../../src/reference/shared/sampleLanguages';
import type {Exchange} from '../sandbox/server/surroundings';
import {anotherCall, lastLines} from './cases';
import type {RunResult} from './runSample';
import {isTarget, worldDifference, type StoryCall, type Translate} from './storyCall';

/**
 * Checks a run in the call's own moment of the story: it must do what the call of the story did, and show what came back. A
 * call that the platform answers by asking for a one-time code must say so, by its status if it is robust.
 *
 * @param exchanges what reached the sandbox meanwhile
 * @returns what is wrong with the sample
 */
export function checkAcceptedRun(
  operation: Operation,
  form: SampleForm,
  result: RunResult,
  exchanges: readonly Exchange[],
  call: StoryCall,
  translate: Translate,
): string[] {
  const [exchange, ...more] = exchanges;
  const asks = form === 'robust' && asksForCode(call);
  if (result.status !== (asks ? anotherCall : 0))
    return [`ended with ${result.status}: ${lastLines(result.stderr || result.stdout)}`];
  if (!exchange || more.length > 0) return [`made ${exchanges.length} requests instead of one`];
  if (exchange.method !== operation.method || !isTarget(call, exchange.target, translate))
    return [`called ${exchange.target}`];
  if (exchange.status >= 300) return [`was rejected: ${exchange.messages.join(' ')}`];
  const changed = worldDifference(call, translate);
  if (changed !== undefined) return [`changed the sandbox in another way: ${changed}`];
  if (operation.response.kind === 'file') return isPdf(result.saved) ? [] : ['did not save the file'];
  return printsResponse(operation, asks ? result.stderr : result.stdout)
    ? []
    : [`prints nothing of the response: ${lastLines(result.stdout)}`];
}

/** Whether a call is answered by asking for a one-time code. */
export const asksForCode = ({exchange}: StoryCall): boolean =>
  isObject(exchange.response) && exchange.response.code === 100;

/** The sandbox puts a stamp onto what was uploaded. */
const isPdf = (saved: Buffer | undefined): boolean =>
  saved !== undefined && saved.subarray(0, 5).toString('latin1') === '%PDF-' && saved.includes('%%EOF');

/** Checks a run that was answered with the call's first example at once. */
export function checkAnsweredRun(operation: Operation, result: RunResult): string[] {
  if (result.status !== 0) return [`success: ended with ${result.status}: ${lastLines(result.stderr)}`];
  return printsResponse(operation, result.stdout) ? [] : ['success: prints nothing of the response'];
}

/** @returns whether the program printed some of the data of the response. */
function printsResponse({response}: Operation, stdout: string): boolean {
  if (response.kind === 'none') return true;
  return response.examples.some(({value}) => {
    const data = response.kind === 'envelope' && isObject(value) ? value.data : value;
    // Languages print accents and quotes in different ways.
    const texts = textsIn(data ?? null).filter((text) => /^[\w.:, -]{4,}$/.test(text));
    return texts.length === 0 ? stdout.trim() !== '' : texts.some((text) => stdout.includes(text));
  });
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
