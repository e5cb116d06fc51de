import {request, type Agent, type IncomingHttpHeaders} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  text: string;
}

function decompress(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Without one, each request has a connection of its own: a server may close one that is kept and not used. */
  agent?: Agent;
}

/** Requests a path exactly as written; fetch would normalise it first. */
export function sendRequest(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, agent}: RequestOptions = {},
): Promise<Response> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({hostname, port, path, method, headers, agent: agent ?? false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = decompress(Buffer.concat(chunks), response.headers['content-encoding']);
        resolve({status: response.statusCode ?? 0, headers: response.headers, text});
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
