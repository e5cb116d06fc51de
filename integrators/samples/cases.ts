import {exactJson} from '../../src/reference/shared/exactJson';
import type {Json, Operation} from '../../src/reference/shared/model';
import type {SampleForm} from '../../src/reference/shared/sampleLanguages';
import {isObject} from '../../src/reference/contract/pointer';
import type {FixedAnswer} from './testing/exampleServer';
import type {RunResult} from './runSample';

/** Status with which a sample says that the platform asks for another call. */
export const anotherCall = 3;

/** An answer that is not a success, and how a sample must end with it. */
export interface FailureCase {
  name: string;
  answer: FixedAnswer;
  /** Whether the platform asks for another call; otherwise the sample must simply fail. */
  asksAgain: boolean;
  /** What the reader must be told. */
  shows: RegExp;
}

/** @returns an answer with a JSON value */
export function toAnswer(value: Json, status = 200): FixedAnswer {
  return {status, contentType: 'application/json; charset=utf-8', content: exactJson(value)};
}

const page = (status: number): FixedAnswer => ({
  status,
  contentType: 'text/html',
  content: '<html><body><h1>Gateway</h1></body></html>',
});

const refusal = {data: null, success: false, code: 1, messages: ['The reason']};

/** @returns every kind of answer to a call that is not a success, with the contract's own examples among them. */
export function failureCases({response}: Operation): FailureCase[] {
  const expired = {
    name: 'expired token',
    answer: toAnswer({...refusal, code: 401, messages: ['Signed out']}, 401),
    asksAgain: false,
    // A download that asks curl to fail has only the status to show.
    shows: /401/,
  };
  const others = [
    {name: 'refusal', answer: toAnswer(refusal), asksAgain: false, shows: /The reason/},
    {name: 'HTTP 502', answer: page(502), asksAgain: false, shows: /502/},
    {name: 'no JSON', answer: page(200), asksAgain: false, shows: /HTTP 200|JSON/},
  ];
  if (response.kind === 'file' && response.contentTypes[0] === 'application/pdf') {
    // A page and a refusal are no file.
    const noFile = others.map((one) => ({...one, shows: one.name === 'HTTP 502' ? /502/ : /HTTP 200|PDF/}));
    return [expired, ...noFile];
  }
  // What is no envelope says by its status alone whether the call succeeded.
  if (response.kind !== 'envelope') return [expired, ...others.filter(({name}) => name === 'HTTP 502')];
  const asking = response.examples.flatMap(({name, value}): FailureCase[] => {
    const code = isObject(value) ? value.code : undefined;
    const asksAgain = code === 100 || code === 202;
    return asksAgain && isObject(value)
      ? [{name: `${name} (${code})`, answer: toAnswer(value), asksAgain, shows: new RegExp(String(code))}]
      : [];
  });
  return [expired, ...others, ...asking];
}

/** What programs print when they break instead of ending. */
const crash = /Traceback|Exception in thread|Unhandled exception|panic:|\n {4}at |Fatal error|\(\w*Error\)/i;

/**
 * A short sample shows what came, whatever it is, and leaves the judgement to its reader: the answer, or the status and
 * the type of what was saved.
 */
function checkShown({name, answer}: FailureCase, {response}: Operation, result: RunResult): string[] {
  const said = result.stderr + result.stdout;
  const {status, contentType, content} = answer;
  const [type = ''] = contentType.split(';');
  const shown = response.kind === 'file' ? [String(status), ...(status < 400 ? [type] : [])] : [content];
  const missing = shown.filter((part) => !said.includes(part));
  return missing.length > 0 ? [`${name}: does not show ${missing.join(', ')}: ${lastLines(said)}`] : [];
}

/** @returns what is wrong with how a sample ended in a case. */
export function checkFailure(
  form: SampleForm,
  failure: FailureCase,
  operation: Operation,
  result: RunResult,
): string[] {
  return form === 'short' ? checkShown(failure, operation, result) : checkEnd(failure, result);
}

function checkEnd({name, asksAgain, shows}: FailureCase, result: RunResult): string[] {
  const said = result.stderr + result.stdout;
  const expected = asksAgain ? anotherCall : 'another status than 0 and 3';
  const endedWell = asksAgain ? result.status === anotherCall : ![0, anotherCall].includes(result.status);
  return [
    ...(endedWell ? [] : [`${name}: ended with ${result.status} instead of ${expected}`]),
    ...(shows.test(said) ? [] : [`${name}: does not say ${shows.source}: ${lastLines(said)}`]),
    ...(crash.test(said) || result.status < 0 ? [`${name}: broke: ${lastLines(said)}`] : []),
    ...(result.saved ? [`${name}: saved what is no file`] : []),
  ];
}

/**
 * Checks a run without a variable that the sample needs: a robust one must name it, and call nobody; what a short one
 * shows must be no success.
 */
export function checkMissingVariable(
  form: SampleForm,
  variable: string,
  result: RunResult,
  requests: number,
): string[] {
  const said = result.stderr + result.stdout;
  if (form === 'short') {
    const isShown = result.status !== 0 || /"success": ?false|URL/.test(said);
    return isShown ? [] : [`without ${variable}: shows nothing of it: ${lastLines(said)}`];
  }
  if (requests > 0) return [`without ${variable}: called the platform all the same`];
  if (result.status === 0) return [`without ${variable}: ended well`];
  if (!said.includes(variable)) return [`without ${variable}: does not name it: ${lastLines(said)}`];
  return crash.test(said) ? [`without ${variable}: broke: ${lastLines(said)}`] : [];
}

/** @returns the end of what a program said, on one line. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-3).join(' / ').slice(0, 400);
}
