import {createHash} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {promisify} from 'node:util';
import {inflateRaw} from 'node:zlib';
import {Busboy} from '@fastify/busboy';
import type {ApiRequest, SentFile} from '../engine/exchange';
import type {Files} from './files';
import {describeFile} from '../engine/files/describeFile';

/** The largest body that is read, in bytes. */
const mostBytes = 50 * 1024 * 1024;

const inflate = promisify(inflateRaw);

/** So many bytes an entry of an archive may have, so that a small file cannot fill the memory. */
const largestEntry = {maxOutputLength: mostBytes};

/** Reads a call; never rejects because of what it holds. Files are put aside, and named by what is in them. */
export async function readRequest(request: IncomingMessage, files: Files, origin: string): Promise<ApiRequest> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const {method = 'GET', url = '/'} = request;
  return {method, target: url, origin, headers, body: await readBody(request, headers['content-type'] ?? '', files)};
}

async function readBody(request: IncomingMessage, header: string, files: Files): Promise<ApiRequest['body']> {
  const bytes = await readBytes(request);
  if (bytes === undefined) return {kind: 'unreadable', reason: `The body has more than ${mostBytes} bytes.`};
  if (bytes.length === 0) return {kind: 'none'};
  const type = (header.split(';')[0] ?? '').trim().toLowerCase();
  if (type === 'multipart/form-data') return readForm(bytes, header, files);
  return {kind: 'text', type, text: bytes.toString('utf8')};
}

export async function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= mostBytes) parts.push(part);
  }
  return length > mostBytes ? undefined : Buffer.concat(parts);
}

function readForm(bytes: Buffer, header: string, files: Files): Promise<ApiRequest['body']> {
  return new Promise((resolve) => {
    const fields: (readonly [string, string])[] = [];
    const sent: Promise<SentFile>[] = [];
    const fail = (error: unknown): void =>
      resolve({
        kind: 'unreadable',
        reason: `The form cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      });
    try {
      const parser = new Busboy({headers: {'content-type': header}, limits: {fieldSize: mostBytes}});
      parser.on('field', (name, text) => fields.push([name, text]));
      parser.on('file', (field, stream, name) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => sent.push(putAside(field, name, Buffer.concat(parts), files)));
      });
      parser.on('finish', () => {
        void Promise.all(sent).then((read) =>
          resolve({kind: 'form', type: 'multipart/form-data', fields, files: read}),
        );
      });
      parser.on('error', fail);
      parser.end(bytes);
    } catch (error) {
      fail(error);
    }
  });
}

function putAside(field: string, name: string, bytes: Buffer, files: Files): Promise<SentFile> {
  const key = createHash('sha256').update(bytes).digest('hex');
  files.put(key, bytes);
  return describeFile({field, name, key, bytes}, (packed) => inflate(packed, largestEntry) as Promise<Buffer>);
}
