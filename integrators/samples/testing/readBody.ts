import type {IncomingMessage} from 'node:http';
import {Busboy} from '@fastify/busboy';
import {isJsonType} from '../../../src/reference/samples/serialize';
import type {Json} from '../../../src/reference/shared/model';

export interface ReceivedFile {
  field: string;
  fileName: string;
  bytes: Buffer;
}

/** What a request carried, by the content type it named. */
export type ReceivedBody =
  | {kind: 'none'}
  | {kind: 'json'; type: string; value: Json}
  | {kind: 'form'; type: string; fields: {name: string; text: string}[]; files: ReceivedFile[]}
  | {kind: 'bytes'; type: string; bytes: Buffer}
  | {kind: 'unreadable'; reason: string};

/** More than any sample sends. */
const mostBytes = 20 * 1024 * 1024;

/** Reads the body of a request; never rejects because of what the body holds. */
export async function readBody(request: IncomingMessage): Promise<ReceivedBody> {
  const header = request.headers['content-type'] ?? '';
  const type = (header.split(';')[0] ?? '').trim().toLowerCase();
  const bytes = await readBytes(request);
  if (bytes === undefined) return {kind: 'unreadable', reason: `The body has more than ${mostBytes} bytes.`};
  if (bytes.length === 0) return {kind: 'none'};
  if (isJsonType(type)) return readJson(bytes, type);
  if (type === 'multipart/form-data') return readForm(bytes, header);
  if (type === 'application/x-www-form-urlencoded') {
    const fields = [...new URLSearchParams(bytes.toString('utf8'))].map(([name, text]) => ({name, text}));
    return {kind: 'form', type, fields, files: []};
  }
  return {kind: 'bytes', type, bytes};
}

async function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= mostBytes) parts.push(part);
  }
  return length > mostBytes ? undefined : Buffer.concat(parts);
}

function readJson(bytes: Buffer, type: string): ReceivedBody {
  try {
    return {kind: 'json', type, value: JSON.parse(bytes.toString('utf8')) as Json};
  } catch (error) {
    return {kind: 'unreadable', reason: `The body is not JSON: ${reasonOf(error)}`};
  }
}

function readForm(bytes: Buffer, header: string): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const fields: {name: string; text: string}[] = [];
    const files: ReceivedFile[] = [];
    const reject = (error: unknown): void =>
      resolve({kind: 'unreadable', reason: `The form cannot be read: ${reasonOf(error)}`});
    try {
      const parser = new Busboy({headers: {'content-type': header}});
      parser.on('field', (name, text) => fields.push({name, text}));
      parser.on('file', (field, stream, fileName) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => files.push({field, fileName, bytes: Buffer.concat(parts)}));
      });
      parser.on('finish', () => resolve({kind: 'form', type: 'multipart/form-data', fields, files}));
      parser.on('error', reject);
      parser.end(bytes);
    } catch (error) {
      reject(error);
    }
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
