import {Agent, request} from 'node:http';

/** A call that is made again and again. */
export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** So many calls are under way at a time. */
const connections = 4;

/** @throws Error if a call is not fulfilled; the platform refuses with HTTP 200 as well */
export async function tryCall(port: number, {method = 'GET', path, headers = {}, body}: Call): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {method, headers, body: body && new Uint8Array(body)});
  const text = await answer.text();
  if (!answer.ok || /"success":false|"items":\[\]|^\[\]$/.test(text)) throw new Error(`${method} ${path}: ${text}`);
}

function make(port: number, agent: Agent, {method = 'GET', path, headers = {}, body}: Call): Promise<void> {
  const length = body ? {'content-length': String(body.length)} : {};
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, agent, method, path, headers: {...headers, ...length}}, (response) => {
      const {statusCode = 0} = response;
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (statusCode < 300) resolve();
        else reject(new Error(`${method} ${path}: HTTP ${statusCode}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Calls a server for a while.
 *
 * @returns answers in a second
 * @throws Error if a call fails
 */
export async function load(port: number, next: () => Call, milliseconds: number): Promise<number> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const start = performance.now();
  let answers = 0;
  const goOn = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      await make(port, agent, next());
      answers += 1;
    }
  };
  await Promise.all(Array.from({length: connections}, goOn));
  agent.destroy();
  return (1000 * answers) / (performance.now() - start);
}
