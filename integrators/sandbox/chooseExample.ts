import {isObject} from '../../src/reference/contract/pointer';
import type {Json, NamedExample} from '../../src/reference/shared/model';
import type {Served} from './operations';
import type {ReceivedBody} from './readBody';

/** Application code with which the platform asks for a one-time password. */
const otpNeeded = 100;

/**
 * Picks the example with which the sandbox answers: the one a `Prefer: example=name` header asks for, the question for
 * an OTP while the request carries none, and the default one otherwise.
 */
export function chooseExample(
  {model}: Served,
  body: ReceivedBody,
  prefer: string | undefined,
): NamedExample | undefined {
  const {examples} = model.response;
  const wanted = /(?:^|[,;\s])example=([\w-]+)/.exec(prefer ?? '')?.[1];
  if (wanted) return examples.find(({name}) => name === wanted);
  const asksForOtp = examples.find(({value}) => isObject(value) && value.code === otpNeeded);
  if (asksForOtp && body.kind === 'json' && isObject(body.value) && !body.value.otp) return asksForOtp;
  return examples[0];
}

/** @returns the platform's envelope around error messages. */
export function errorEnvelope(code: number, messages: readonly string[]): Json {
  return {data: null, success: false, code, messages: [...messages]};
}
