import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';
import type {Json} from '../../src/plugins/api-contract/shared/model';
import {acceptedTokens, isAllowed} from './account';
import {checkRequest} from './checkRequest';
import {chooseAnswer, refusal} from './chooseAnswer';
import {matchOperation, servedBy} from './operations';
import {readBody, type ReceivedFile} from './readBody';
import {samplePdf} from './sampleFiles';

/** What happened to one request. */
export interface Exchange {
  method: string;
  target: string;
  /** Operation at the address, if there is one. */
  operation?: string;
  /** The operation's path as the contract writes it. */
  path?: string;
  status: number;
  /** Why the request was refused; empty when it was accepted. */
  problems: string[];
  files: ReceivedFile[];
}

export interface Sandbox {
  server: Server;
  /** Tokens it accepts; a login answers with one of them. */
  tokens: readonly string[];
  operations: readonly string[];
}

/**
 * A strict mock server of the platform, made from its contracts: it checks every request and answers with the contract's
 * examples. It keeps nothing: what was created cannot be read back.
 *
 * @param documents contracts of one version
 * @param onExchange called after every request
 */
export function createSandbox(
  documents: readonly OpenApi[],
  onExchange: (exchange: Exchange) => void = () => undefined,
): Sandbox {
  const all = servedBy(documents);
  const tokens = acceptedTokens(all);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? '';
    const target = request.url ?? '/';
    const {pathname, searchParams} = new URL(target, 'http://sandbox');
    const body = await readBody(request);
    const files = body.kind === 'form' ? body.files : [];
    const match = matchOperation(all, method, pathname);
    const model = match.kind === 'operation' ? match.served.model : undefined;
    const finish = (
      status: number,
      answer: Json | Buffer,
      problems: string[],
      type = 'application/json; charset=utf-8',
    ): void => {
      response.writeHead(status, {'Content-Type': type}).end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
      onExchange({method, target, ...(model ? {operation: model.id, path: model.path} : {}), status, problems, files});
    };
    const refuse = (status: number, problems: string[]): void => finish(status, refusal(status, problems), problems);

    if (match.kind === 'nothing') return refuse(404, [`The contract has no ${pathname}.`]);
    if (match.kind === 'method')
      return refuse(405, [`${pathname} is called with ${match.allowed.join(' or ')}, not ${method}.`]);
    const {served, pathValues} = match;
    const problems = checkRequest({served, pathValues, query: searchParams, body});
    // A call that is malformed and not allowed is answered as not allowed, as any platform does.
    if (!isAllowed(served, tokens, request.headers.authorization, searchParams, body)) {
      return refuse(401, ['The token, the code or the name and password were not accepted.']);
    }
    if (problems.length > 0) return refuse(400, problems);
    if (served.model.response.kind === 'file') return finish(200, samplePdf(), [], served.model.response.contentType);
    const example = chooseAnswer(served, body, [request.headers.prefer].flat()[0]);
    if (!example) return refuse(400, ['The contract has no such example.']);
    finish(200, example.value, []);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response
        .writeHead(500)
        .end(JSON.stringify(refusal(500, [error instanceof Error ? error.message : String(error)])));
    });
  });
  return {server, tokens: [...tokens], operations: all.map(({model}) => model.id)};
}

/** Starts a server on this machine only. @returns its address. */
export function listenLocally(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}
