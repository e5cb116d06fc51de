import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join} from 'node:path';
import sirv from 'sirv';
import {headers} from '../../src/config/headers';
import {policyFiles, type PolicyFile} from '../../src/publishing/policy/policyFiles';
import {
  findRedirect,
  joinRedirects,
  redirectFiles,
  type RedirectFile,
  type Redirects,
} from '../../src/publishing/redirects/redirectFiles';
import {acceptedEncodings, type Encoding} from './acceptedEncodings';
import {isNotFoundPage, toCanonicalPath, toLocation} from './canonicalPath';
import {readRequestPath} from './readRequestPath';
import {notFoundPage, readLanguageRoots, rootOf, type Roots} from './roots';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const {cacheControl, hiddenFiles} = headers;
const fileTypes: Readonly<Record<string, string>> = headers.fileTypes;
const allowedMethods = ['GET', 'HEAD'];

const suffixes: Record<Encoding, string> = {br: '.br', gzip: '.gz'};

function readPolicy(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, policyFiles.json), 'utf8')) as PolicyFile).policy;
}

function readRedirects(folder: string, roots: Roots): Redirects {
  const languages = JSON.parse(readFileSync(join(folder, redirectFiles.json), 'utf8')) as RedirectFile;
  return joinRedirects(languages, roots);
}

function sendRedirect(response: ServerResponse, path: string, query: string): void {
  response.writeHead(301, {Location: toLocation(path, query), 'Cache-Control': cacheControl.other});
  response.end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': cacheControl.other});
  response.end(`${text}\n`);
}

/**
 * @returns the function that answers every request for the built site in the folder
 * @throws Error if the folder holds no finished build
 */
export function createHandler(folder: string): Handler {
  const roots = Object.values(readLanguageRoots(folder));
  const everywhere = {...headers.security, 'Content-Security-Policy': readPolicy(folder)};
  const redirects = readRedirects(folder, roots);
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const type = fileTypes[extname(path).slice(1)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  function sendNotFound(path: string, [encoding]: Encoding[], response: ServerResponse): void {
    const page = join(folder, notFoundPage(roots, path));
    const isCompressed = encoding !== undefined && existsSync(page + suffixes[encoding]);
    const body = readFileSync(isCompressed ? page + suffixes[encoding] : page);
    if (isCompressed) response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': cacheControl.other,
      Vary: 'Accept-Encoding',
    });
    response.end(body);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    if (!allowedMethods.includes(request.method ?? '')) {
      response.setHeader('Allow', allowedMethods.join(', '));
      return sendText(response, 405, 'Method not allowed. Use GET or HEAD.');
    }
    const requested = readRequestPath(request.url);
    if (!requested) return sendText(response, 400, 'Bad request: this address cannot be decoded.');

    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const path = toCanonicalPath(roots, requested.path);
    if (hiddenFiles.test(requested.path) || isNotFoundPage(roots, path)) return sendNotFound(path, accepted, response);
    const isHashed = path.startsWith(`${rootOf(roots, path)}${headers.hashedFolder}/`);
    response.setHeader('Cache-Control', isHashed ? cacheControl.hashed : cacheControl.other);
    if (path !== requested.path) return sendRedirect(response, path, requested.query);

    request.url = toLocation(path, '');
    request.headers['accept-encoding'] = accepted.join(', ');
    // Servers may ignore ranges; text pages gain nothing from them.
    delete request.headers.range;
    serveFile(request, response, () => {
      const page = findRedirect(redirects, path);
      if (page === undefined) sendNotFound(path, accepted, response);
      else sendRedirect(response, page, requested.query);
    });
  };
}
