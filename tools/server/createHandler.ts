import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join} from 'node:path';
import sirv from 'sirv';
import {policyFiles, type PolicyFile} from '../../src/plugins/publish/policy/policyFiles';
import {acceptedEncodings, type Encoding} from './acceptedEncodings';
import {isNotFoundPage, toCanonicalPath, toLocation} from './canonicalPath';
import {readRequestPath} from './readRequestPath';
import {
  allowedMethods,
  cacheControl,
  forbiddenPath,
  hashedPath,
  localeRoots,
  notFoundPage,
  securityHeaders,
  textTypes,
} from './rules';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Body = Record<Encoding | 'identity', Buffer>;

const suffixes: Record<Encoding, string> = {br: '.br', gzip: '.gz'};

/** @returns the file in its plain and its compressed forms; the plain one where a form was not worth writing. */
function readBody(file: string): Body {
  const identity = readFileSync(file);
  const read = (encoding: Encoding) => {
    const copy = file + suffixes[encoding];
    return existsSync(copy) ? readFileSync(copy) : identity;
  };
  return {identity, br: read('br'), gzip: read('gzip')};
}

function readPolicy(folder: string): string {
  const file = join(folder, policyFiles.json);
  if (!existsSync(file)) {
    throw new Error(`There is no finished build in ${folder} (no ${policyFiles.json}). Build it with "npm run build".`);
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as PolicyFile).policy;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': cacheControl.other});
  response.end(`${text}\n`);
}

/** @returns the function that answers every request for the built site in the folder. */
export function createHandler(folder: string): Handler {
  const headers = {...securityHeaders, 'Content-Security-Policy': readPolicy(folder)};
  const pages = new Map(localeRoots.map(notFoundPage).map((page) => [page, readBody(join(folder, page))]));
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const type = textTypes[extname(path)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  function sendNotFound(path: string, [encoding]: Encoding[], response: ServerResponse): void {
    const page = pages.get(notFoundPage(path))!; // One was read for each language root, and notFoundPage names no other.
    const body = page[encoding ?? 'identity'];
    if (encoding && body !== page.identity) response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': cacheControl.other,
      Vary: 'Accept-Encoding',
    });
    response.end(body);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!allowedMethods.includes(request.method ?? '')) {
      response.setHeader('Allow', allowedMethods.join(', '));
      return sendText(response, 405, 'Only reading is possible here.');
    }
    const asked = readRequestPath(request.url);
    if (!asked) return sendText(response, 400, 'This address cannot be decoded.');

    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const path = toCanonicalPath(asked.path);
    if (forbiddenPath.test(asked.path) || isNotFoundPage(path)) return sendNotFound(path, accepted, response);
    response.setHeader('Cache-Control', hashedPath.test(path) ? cacheControl.hashed : cacheControl.other);
    if (path !== asked.path) {
      response.writeHead(301, {Location: toLocation(path, asked.query), 'Cache-Control': cacheControl.other});
      response.end();
      return;
    }

    request.url = encodeURI(path);
    request.headers['accept-encoding'] = accepted.join(', ');
    // Ranges are an offer of HTTP, not a duty; text pages gain nothing from them.
    delete request.headers.range;
    serveFile(request, response, () => sendNotFound(path, accepted, response));
  };
}
