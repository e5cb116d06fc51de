import {createHash} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {Busboy} from '@fastify/busboy';
import type {ApiRequest, SentFile} from '../engine/exchange';
import type {Files} from './files';
import {placeholdersIn, rowsIn} from './readOffice';

/** The largest body that is read, in bytes. */
const mostBytes = 50 * 1024 * 1024;

/** So much of a file the engine sees at each end, in bytes. */
const edge = 1024;

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
    const sent: SentFile[] = [];
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
        stream.on('end', () => sent.push(sentFile(field, name, Buffer.concat(parts), files)));
      });
      parser.on('finish', () => resolve({kind: 'form', type: 'multipart/form-data', fields, files: sent}));
      parser.on('error', fail);
      parser.end(bytes);
    } catch (error) {
      fail(error);
    }
  });
}

function sentFile(field: string, name: string, bytes: Buffer, files: Files): SentFile {
  const key = createHash('sha256').update(bytes).digest('hex');
  files.put(key, bytes);
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const rows = isArchive ? rowsIn(bytes) : undefined;
  const placeholders = isArchive ? placeholdersIn(bytes) : undefined;
  return {
    field,
    name: plainName(name),
    size: bytes.length,
    key,
    begin: bytes.subarray(0, edge).toString('latin1'),
    end: bytes.subarray(-edge).toString('latin1'),
    ...(rows ? {rows} : {}),
    ...(placeholders ? {placeholders} : {}),
  };
}

/** @returns a file's name without folders and control characters */
function plainName(name: string): string {
  // eslint-disable-next-line no-control-regex -- They are what must go.
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 255);
  return plain === '' || plain === '.' || plain === '..' ? 'file' : plain;
}
