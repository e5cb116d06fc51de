import {isObject} from '../../src/plugins/api-contract/node/contract/pointer';
import type {Json, Operation} from '../../src/plugins/api-contract/shared/model';
import type {Exchange} from '../sandbox/createSandbox';
import {sampleFile} from '../sandbox/sampleFiles';
import {hasSavedFile, type RunResult} from './runSample';

/**
 * Judges a run with the right token.
 *
 * @param exchanges what reached the sandbox meanwhile
 * @returns what is wrong; nothing for a good sample
 */
export function judgeGoodRun(operation: Operation, result: RunResult, exchanges: readonly Exchange[]): string[] {
  const [exchange, ...more] = exchanges;
  if (result.status !== 0) return [`ended with ${result.status}: ${lastLines(result.stderr || result.stdout)}`];
  if (!exchange || more.length > 0) return [`made ${exchanges.length} requests instead of one`];
  if (exchange.path !== operation.path || exchange.method !== operation.method) return [`called ${exchange.target}`];
  if (exchange.status !== 200) return [`was refused: ${exchange.problems.join(' ')}`];
  const missing = filesOf(operation).filter(
    ({name, fileName}) =>
      !exchange.files.some(
        (file) => file.field.replace(/\[\d*\]$/, '') === name && file.bytes.equals(sampleFile(fileName)),
      ),
  );
  if (missing.length > 0) return [`did not upload ${missing.map(({fileName}) => fileName).join(', ')} as it is`];
  if (operation.response.kind === 'file') return hasSavedFile(result) ? [] : ['did not save the file as it is'];
  return showsAnswer(operation, result.stdout) ? [] : [`shows nothing of the answer: ${lastLines(result.stdout)}`];
}

/** Judges a run with a wrong token, code or password: it must fail, and say why in words. */
export function judgeBrokenRun(result: RunResult, exchanges: readonly Exchange[]): string[] {
  if (exchanges[0]?.status !== 401) return ['a wrong token did not reach the platform'];
  if (result.status === 0) return ['ended well although the platform refused the call'];
  if (result.status < 0) return [`broke off: ${lastLines(result.stderr)}`];
  // A download that asks curl to fail has only the status to show.
  return /401/.test(result.stderr + result.stdout)
    ? []
    : [`does not say that it was refused: ${lastLines(result.stderr)}`];
}

/** The files that the example of a call sends. */
function filesOf({body}: Operation): {name: string; fileName: string}[] {
  const example = isObject(body?.example) ? body.example : {};
  return (body?.files ?? []).filter(({name}) => name in example);
}

/** A program has read the answer when something of its data is in what it prints. */
function showsAnswer({response}: Operation, stdout: string): boolean {
  const examples = response.kind === 'envelope' ? response.examples : [];
  return examples.some(({value}) => {
    const data = isObject(value) ? value.data : value;
    const texts = textsIn(data ?? null);
    return texts.length === 0 ? stdout.trim() !== '' : texts.some((text) => stdout.includes(text));
  });
}

/** Plain texts of an answer: no accents or quotes, which each language writes in its own way. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return /^[\w.:-]{4,}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-3).join(' / ').slice(0, 400);
}
