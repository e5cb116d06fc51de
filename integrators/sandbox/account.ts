import {isObject} from '../../src/reference/contract/pointer';
import type {Json} from '../../src/reference/shared/model';
import type {Served} from './operations';
import type {ReceivedBody} from './readBody';

/** The only account of the sandbox. */
export const account = {username: 'sandbox@example.com', password: 'sandbox-password'};

/** @returns the tokens that the contract's logins answer with; the sandbox accepts these and no others. */
export function acceptedTokens(all: readonly Served[]): Set<string> {
  return new Set(
    all
      .filter(({model}) => model.id.endsWith('login') || model.id === 'choose-company')
      .flatMap(({model}) => (model.response.kind === 'envelope' ? model.response.examples : []))
      .flatMap(({value}) => tokenIn(value)),
  );
}

function tokenIn(envelope: Json): string[] {
  const data = isObject(envelope) ? envelope.data : undefined;
  const token = isObject(data) ? data.token : data;
  return typeof token === 'string' ? [token] : [];
}

/**
 * @returns whether the call may go on: with an accepted token, with the account's name and password, with the code of
 *   the contract's example, or with the token of an example's address
 */
export function isAllowed(
  served: Served,
  tokens: ReadonlySet<string>,
  authorization: string | undefined,
  query: URLSearchParams,
  body: ReceivedBody,
): boolean {
  const {model} = served;
  if (model.needsToken) return tokens.has(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
  const secretParameters = model.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  if (secretParameters.some(({name, example}) => query.get(name) !== String(example))) return false;
  const example = model.body?.example;
  if (!isObject(example)) return true;
  const given = body.kind === 'json' && isObject(body.value) ? body.value : {};
  const expected: Record<string, Json | undefined> = {...example, ...account, userName: account.username};
  // Only texts are secrets; numbers such as a company's id are choices.
  return Object.keys(example).every((name) => typeof example[name] !== 'string' || given[name] === expected[name]);
}
