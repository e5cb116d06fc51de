import type {ServerResponse} from 'node:http';
import type {Contract} from '../sandbox/engine/contract';
import type {ApiRequest, ApiResponse} from '../sandbox/engine/exchange';
import {isPlayed} from '../sandbox/engine/handlers/notPlayed';
import {handle} from '../sandbox/engine/handle';
import {isObject, type Json} from '../sandbox/engine/json';
import {route} from '../sandbox/engine/route';
import {playStory} from '../sandbox/engine/story/playStory';
import {samplePdf} from '../sandbox/sampleFiles';
import {createFiles} from '../sandbox/server/files';
import {readRequest} from '../sandbox/server/readRequest';
import {listen, type RunningServer} from '../../tools/server/listen';

/** What stands for the answer of a call that the sandbox does not play yet: the collection has it all the same. */
const unplayed: ApiResponse = {
  status: 200,
  headers: {},
  body: {kind: 'json', value: {data: null, success: true, code: 0, messages: []}},
};

export interface StoryServer extends RunningServer {
  /** Ids of the operations that were called, as the engine writes them. */
  called: Set<string>;
}

/**
 * Starts a server that answers each call in its moment of the sandbox's story: what the call names is there, whatever was
 * called before. A token of any login of the run is taken for that of the person who acts then, since a reader of a
 * collection puts it there by hand.
 */
export async function startStory(contract: Contract): Promise<StoryServer> {
  const called = new Set<string>();
  const tokens = new Set<string>();
  const files = createFiles(() => undefined);

  function answer(call: ApiRequest): ApiResponse {
    const match = route(contract, call.method, call.target.split('?')[0] ?? '');
    const id = match.kind === 'operation' ? match.operation.id : undefined;
    if (id !== undefined) called.add(id);
    if (id !== undefined && !isPlayed(id)) return unplayed;
    const {world, token} = playStory(contract, Date.now(), id);
    const given = call.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const headers = token !== undefined && tokens.has(given) ? {...call.headers, authorization: `Bearer ${token}`} : {};
    const {response} = handle(world, contract, {...call, headers}, {now: Date.now()});
    if (response.body.kind === 'json') tokensIn(response.body.value).forEach((one) => tokens.add(one));
    return response;
  }

  const server = await listen(
    (request, response) => {
      void readRequest(request, files, `http://${request.headers.host ?? ''}`).then((call) =>
        write(answer(call), response),
      );
    },
    0,
    '127.0.0.1',
  );
  return {...server, called};
}

/** @returns the token that a login answers with */
function tokensIn(envelope: Json): string[] {
  const data = isObject(envelope) ? envelope.data : undefined;
  return [isObject(data) ? data.token : data].filter((token) => typeof token === 'string');
}

function write({status, body}: ApiResponse, response: ServerResponse): void {
  if (body.kind === 'file') response.writeHead(status, {'Content-Type': 'application/pdf'}).end(samplePdf());
  else
    response
      .writeHead(status, {'Content-Type': 'application/json; charset=utf-8'})
      .end(body.kind === 'json' ? JSON.stringify(body.value) : '');
}
