import type {IncomingHttpHeaders} from 'node:http';
import {isObject} from '../../src/reference/contract/pointer';
import type {Credential, Json} from '../../src/reference/shared/model';
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

function isGiven(
  credential: Credential,
  tokens: ReadonlySet<string>,
  {authorization = '', cookie = '', ...headers}: IncomingHttpHeaders,
  query: URLSearchParams,
): boolean {
  if (credential.kind === 'apiKey') {
    // Contracts hold no keys: any will do.
    const {in: place, name} = credential;
    if (place === 'query') return query.get(name) !== null;
    if (place === 'cookie') return cookie.split(/;\s*/).some((one) => one.startsWith(`${name}=`));
    return ({...headers, authorization}[name.toLowerCase()] ?? '') !== '';
  }
  if (credential.kind === 'bearer') return tokens.has(/^Bearer (\S+)$/.exec(authorization)?.[1] ?? '');
  const given = Buffer.from(/^Basic (\S+)$/.exec(authorization)?.[1] ?? '', 'base64').toString('utf8');
  return given === `${account.username}:${account.password}`;
}

/**
 * @returns whether the call may go on: with an accepted token, any key, with the account's name and password, with the code of
 *   the contract's example, or with the token of an example's address
 */
export function isAllowed(
  served: Served,
  tokens: ReadonlySet<string>,
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
  body: ReceivedBody,
): boolean {
  const {model} = served;
  if (model.security.some((alternative) => alternative.length > 0))
    return model.security.some((alternative) => alternative.every((one) => isGiven(one, tokens, headers, query)));
  const secretParameters = model.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  if (secretParameters.some(({name, example}) => query.get(name) !== String(example))) return false;
  const example = model.body?.example;
  if (!isObject(example)) return true;
  const given = body.kind === 'json' && isObject(body.value) ? body.value : {};
  const expected: Record<string, Json | undefined> = {...example, ...account, userName: account.username};
  // Only texts are secrets; numbers such as a company's id are choices.
  return Object.keys(example).every((name) => typeof example[name] !== 'string' || given[name] === expected[name]);
}
