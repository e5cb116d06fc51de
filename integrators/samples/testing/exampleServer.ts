import type {IncomingMessage, ServerResponse} from 'node:http';
import {isObject} from '../../../src/reference/contract/pointer';
import type {OpenApi} from '../../../src/reference/contract/openApi';
import {toOperations} from '../../../src/reference/model/operations';
import {exactJson} from '../../../src/reference/shared/exactJson';
import type {Json, Operation} from '../../../src/reference/shared/model';
import {listen, type RunningServer} from '../../../tools/server/listen';
import {samplePdf} from '../../sandbox/sampleFiles';
import {readBody, type ReceivedBody} from './readBody';

/** A request and how it was answered. */
export interface Exchange {
  method: string;
  target: string;
  /** Id of the operation at the address, if there is one. */
  operation?: string;
  status: number;
  body: ReceivedBody;
}

/** An answer that does not depend on the request. */
export interface FixedAnswer {
  status: number;
  contentType: string;
  content: string;
}

export interface ExampleServer extends RunningServer {
  exchanges: Exchange[];
  /** From now on every call is answered with this; without it, with an example. */
  answerWith: (answer?: FixedAnswer) => void;
}

/** A token that it takes, beside those with which its logins answer. */
export const exampleToken = 'example-token';

/**
 * Starts a server that answers each call of a contract with the contract's example. It plays no platform: it is for
 * contracts with calls that no platform has. A call that can ask for a code does so while it carries none.
 */
export async function startExampleServer(documents: readonly OpenApi[]): Promise<ExampleServer> {
  const operations = documents.flatMap((document) => toOperations(document));
  const exchanges: Exchange[] = [];
  let fixed: FixedAnswer | undefined;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = '', url: target = '/', headers} = request;
    const body = await readBody(request);
    const [path = ''] = target.split('?');
    const operation = operations.find((one) => one.method === method && patternOf(one.path).test(path));
    const {status, contentType, content} = fixed ?? answer(operation, headers.authorization, body);
    exchanges.push({method, target, operation: operation?.id, status, body});
    response.writeHead(status, {'Content-Type': contentType}).end(content);
  }

  function answer(operation: Operation | undefined, authorization = '', body: ReceivedBody): Answer {
    if (!operation) return refuse(404, 'The contract has no such call.');
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
    const isToken =
      token === exampleToken ||
      operations.some(({response}) => response.examples.some(({value}) => isObject(value) && value.data === token));
    if (operation.security.some((alternative) => alternative.length > 0) && !isToken)
      return refuse(401, 'The token is wrong.');
    return exampleOf(operation, body);
  }

  const server = await listen((request, response) => void handle(request, response), 0, '127.0.0.1');
  return {...server, exchanges, answerWith: (answer) => (fixed = answer)};
}

type Answer = Omit<FixedAnswer, 'content'> & {content: string | Buffer};

function exampleOf(operation: Operation, body: ReceivedBody): Answer {
  const {kind, examples, contentTypes} = operation.response;
  if (kind === 'none') return {status: 200, contentType: 'text/plain', content: ''};
  if (kind === 'file') return {status: 200, contentType: contentTypes[0] ?? '', content: samplePdf()};
  const asksForCode = examples.find(({value}) => isObject(value) && value.code === 100);
  const hasCode = body.kind !== 'json' || (isObject(body.value) && Boolean(body.value.otp));
  return json(200, (hasCode ? undefined : asksForCode)?.value ?? examples[0]?.value ?? null);
}

const json = (status: number, value: Json): FixedAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  content: exactJson(value),
});

const refuse = (status: number, message: string): FixedAnswer =>
  json(status, {data: null, success: false, code: status, messages: [message]});

/** A parameter may be a part of a segment: `v{number}.pdf`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);
