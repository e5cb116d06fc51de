import type {IncomingMessage} from 'node:http';
import {Busboy} from '@fastify/busboy';
import {listen, type RunningServer} from '../../tools/server/listen';

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  /** Path and query, undecoded. */
  target: string;
  /** What the call itself says; what every client adds of its own is left out. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** One part of a form. */
export interface RecordedPart {
  name: string;
  /** Of a text without a type it is `text/plain`. */
  contentType: string;
  text: string;
  fileName?: string;
}

/** Set by programs, whatever they call. */
const ofClients =
  /^(host|user-agent|accept.*|connection|content-length|transfer-encoding|expect|upgrade|http2-settings|sec-fetch-mode|cache-control|postman-token)$/;

export interface Recorder extends RunningServer {
  /** Filled by the server, emptied by its reader. */
  requests: RecordedRequest[];
}

/** Starts a server on this machine that keeps what it is sent, and answers everything in the same way. */
export async function recordRequests(answer: {contentType: string; content: string}): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const server = await listen(
    (request, response) => {
      void readBytes(request).then((body) => {
        const headers = Object.entries(request.headers).filter(([name]) => !ofClients.test(name));
        requests.push({
          method: request.method ?? '',
          target: request.url ?? '',
          headers: Object.fromEntries(headers.map(([name, value]) => [name, [value].flat().join(', ')])),
          body,
        });
        response.writeHead(200, {'Content-Type': answer.contentType}).end(answer.content);
      });
    },
    0,
    '127.0.0.1',
  );
  return {...server, requests};
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** @returns the parts of a multipart form, those of one name in their order; each byte of a file is one letter. */
export function readParts({headers, body}: RecordedRequest): Promise<RecordedPart[]> {
  return new Promise((resolve, reject) => {
    const parts: RecordedPart[] = [];
    const parser = new Busboy({headers: {'content-type': headers['content-type'] ?? ''}});
    parser.on('field', (name, text, _nameCut, _textCut, _encoding, contentType) =>
      parts.push({name, contentType, text}),
    );
    parser.on('file', (name, stream, fileName, _encoding, contentType) => {
      const bytes: Buffer[] = [];
      stream.on('data', (part: Buffer) => bytes.push(part));
      stream.on('end', () => parts.push({name, contentType, text: Buffer.concat(bytes).toString('latin1'), fileName}));
    });
    parser.on('finish', () => resolve(parts.sort((a, b) => a.name.localeCompare(b.name))));
    parser.on('error', reject);
    parser.end(body);
  });
}
