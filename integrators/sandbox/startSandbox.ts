import {exactJson} from '../../src/reference/shared/exactJson';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {OpenApi} from '../../src/reference/contract/openApi';
import type {Json} from '../../src/reference/shared/model';
import {listen, type RunningServer} from '../../tools/server/listen';
import {acceptedTokens, isAllowed} from './account';
import {checkRequest, queryOf} from './checkRequest';
import {chooseExample, errorEnvelope} from './chooseExample';
import {listOperations, matchOperation} from './operations';
import {Progress} from './progress';
import {readBody, type ReceivedBody} from './readBody';
import {samplePdf} from './sampleFiles';

/** A request and how it was answered. */
export interface Exchange {
  method: string;
  target: string;
  /** Operation at the address, if there is one. */
  operation?: string;
  /** The operation's path as the contract writes it. */
  path?: string;
  status: number;
  /** Why the request was rejected; empty when it was accepted. */
  problems: string[];
  body: ReceivedBody;
}

export interface Sandbox extends RunningServer {
  /** Tokens it accepts; a login answers with one of them. */
  tokens: readonly string[];
  operations: readonly string[];
  /** From now on calls are answered with this, whatever they ask for; without it, as the contract says. */
  answerWith: (answer?: FixedAnswer) => void;
}

/** An answer that does not depend on the request. */
export interface FixedAnswer {
  /** Id of the only operation that is answered so; all are, if it is missing. */
  operation?: string;
  status: number;
  contentType: string;
  content: string;
}

/**
 * Starts a strict mock server of the platform on this machine only. It checks every request against the contracts and
 * answers with their examples. It stores nothing but the state of its one document, so that a program that waits for
 * the end of a workflow finds it; addresses in its answers lead back to it.
 *
 * @param documents contracts of one version
 * @param onExchange called after every request
 * @param port 0 takes any free port
 */
export async function startSandbox(
  documents: readonly OpenApi[],
  onExchange: (exchange: Exchange) => void = () => undefined,
  port = 0,
): Promise<Sandbox> {
  const all = listOperations(documents);
  const tokens = acceptedTokens(all);
  const progress = new Progress(all);
  let fixed: FixedAnswer | undefined;
  const platforms = documents.flatMap(({servers}) => servers.map(({url}) => url));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? '';
    const target = request.url ?? '/';
    const {pathname, searchParams} = new URL(target, 'http://sandbox');
    const body = await readBody(request);
    const match = matchOperation(all, method, pathname);
    const model = match.kind === 'operation' ? match.served.model : undefined;
    const send = (
      status: number,
      content: Json | Buffer,
      problems: string[],
      type = 'application/json; charset=utf-8',
    ): void => {
      response.writeHead(status, {'Content-Type': type}).end(Buffer.isBuffer(content) ? content : exactJson(content));
      onExchange({method, target, operation: model?.id, path: model?.path, status, problems, body});
    };
    const reject = (status: number, problems: string[]): void =>
      send(status, errorEnvelope(status, problems), problems);

    if (fixed && (fixed.operation ?? model?.id) === model?.id)
      return send(fixed.status, Buffer.from(fixed.content), [], fixed.contentType);
    if (match.kind === 'nothing') return reject(404, [`The contract has no ${pathname}.`]);
    if (match.kind === 'method')
      return reject(405, [`${pathname} is called with ${match.allowed.join(' or ')}, not ${method}.`]);
    const {served, pathValues} = match;
    const {headers} = request;
    const problems = checkRequest({served, pathValues, query: queryOf(target), headers, body});
    // A malformed call without permission is answered with 401, as on any platform.
    if (!isAllowed(served, tokens, headers, searchParams, body)) {
      return reject(401, ['The token, the code or the name and password were not accepted.']);
    }
    if (problems.length > 0) return reject(400, problems);
    const {kind, status, contentTypes} = served.model.response;
    if (kind === 'none') return send(Number(status), Buffer.alloc(0), []);
    if (kind === 'file') return send(Number(status), samplePdf(), [], contentTypes[0]);
    const example = chooseExample(served, body, [headers.prefer].flat()[0]);
    if (!example) return reject(400, ['The contract has no such example.']);
    const answer = exactJson(progress.answer(served.model.id, example.value));
    const here = `http://${request.headers.host ?? ''}`;
    send(
      Number(status),
      JSON.parse(platforms.reduce((text, url) => text.replaceAll(`"${url}/`, `"${here}/`), answer)) as Json,
      [],
    );
  }

  const server = await listen(
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        response
          .writeHead(500)
          .end(JSON.stringify(errorEnvelope(500, [error instanceof Error ? error.message : String(error)])));
      });
    },
    port,
    '127.0.0.1',
  );
  return {
    ...server,
    tokens: [...tokens],
    operations: all.map(({model}) => model.id),
    answerWith: (answer) => {
      fixed = answer;
    },
  };
}
