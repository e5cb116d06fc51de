import {request as send, type IncomingMessage, type ServerResponse} from 'node:http';
import {listen, type RunningServer} from '../../tools/server/listen';

/** An answer that is sent as it is. */
export interface FixedAnswer {
  status: number;
  contentType: string;
  content: string;
}

export interface FrontServer extends RunningServer {
  /** Where requests go, or what each of them is answered with. */
  answer: {sandbox: string} | FixedAnswer;
  /** How many requests came. */
  requests: number;
}

/** Starts a server in front of sandboxes, so that a program that was built once meets several, and other answers. */
export async function startFrontServer(): Promise<FrontServer> {
  const front: Pick<FrontServer, 'answer' | 'requests'> = {
    answer: {status: 200, contentType: 'text/plain', content: ''},
    requests: 0,
  };
  const server = await listen(
    (request, response) => {
      front.requests += 1;
      if ('sandbox' in front.answer) return forward(request, response, front.answer.sandbox);
      const {status, contentType, content} = front.answer;
      // Not before all was sent: a program may break when its upload is cut off.
      request.resume().on('end', () => response.writeHead(status, {'Content-Type': contentType}).end(content));
    },
    0,
    '127.0.0.1',
  );
  return Object.assign(front, server);
}

function forward(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const {method, url = '/', headers} = request;
  const sent = send(new URL(url, origin), {method, headers}, (answer) => {
    answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  sent.on('error', () => response.destroy());
  request.pipe(sent);
}
