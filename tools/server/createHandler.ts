import {readFileSync} from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {unescape} from 'node:querystring';
import {headers} from '../../src/config/headers';
import {policyFiles, type PolicyFile} from '../../src/publishing/policy/policyFiles';
import {
  findRedirect,
  joinRedirects,
  redirectFiles,
  type RedirectFile,
  type Redirects,
} from '../../src/publishing/redirects/redirectFiles';
import {isAlias, toCanonicalPath} from './canonicalPath';
import {createBodyReader} from './readBody';
import {readRequestPath} from './readRequestPath';
import {notFoundPage, readLanguageRoots, rootOf, type Roots} from './roots';
import {chooseForm, readSiteFiles, type Form, type SiteFile} from './siteFiles';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const {cacheControl} = headers;
const allowedMethods = ['GET', 'HEAD'];

function readPolicy(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, policyFiles.json), 'utf8')) as PolicyFile).policy;
}

function readRedirects(folder: string, roots: Roots): Redirects {
  const languages = JSON.parse(readFileSync(join(folder, redirectFiles.json), 'utf8')) as RedirectFile;
  return joinRedirects(languages, roots);
}

/** @returns whether the browser has this form already; nginx too wants both headers to say so where both are sent */
function isKnown({headers: sent}: IncomingMessage, {etag, modified}: Form): boolean {
  const {'if-none-match': tags, 'if-modified-since': since} = sent;
  if (tags === undefined && since === undefined) return false;
  const isSame = (tag: string): boolean => ['*', etag].includes(tag.trim().replace(/^W\//, ''));
  return (tags?.split(',').some(isSame) ?? true) && (since === undefined || Date.parse(since) === modified);
}

/**
 * Ranges are ignored, as servers may: no file of the site is large.
 *
 * @returns the function that answers every request for the built site in the folder
 * @throws Error if the folder holds no finished build
 */
export function createHandler(folder: string): Handler {
  const roots = Object.values(readLanguageRoots(folder));
  const everywhere = {...headers.security, 'Content-Security-Policy': readPolicy(folder)};
  const hashed = {...everywhere, 'Cache-Control': cacheControl.hashed};
  const other = {...everywhere, 'Cache-Control': cacheControl.other};
  const redirects = readRedirects(folder, roots);
  const readBody = createBodyReader();
  const files = readSiteFiles(folder);

  function headersOf(path: string): OutgoingHttpHeaders {
    return path.startsWith(`${rootOf(roots, path)}${headers.hashedFolder}/`) ? hashed : other;
  }

  function sendRedirect(response: ServerResponse, from: string, to: string, query: string): void {
    response.writeHead(301, {...headersOf(from), Location: encodeURI(to) + query}).end();
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    own: OutgoingHttpHeaders,
    status = 200,
  ): void {
    const form = chooseForm(file, request.headers['accept-encoding']);
    if (status === 200 && isKnown(request, form)) {
      response.writeHead(304, {...own, ...form.headers}).end();
      return;
    }
    const body = request.method === 'HEAD' ? undefined : readBody(form.file);
    response.writeHead(status, {...own, ...form.headers, ...form.bodyHeaders}).end(body);
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string, status = 404): void {
    const page = files.get(notFoundPage(roots, path));
    if (page) sendFile(request, response, page, other, status);
    else response.writeHead(status, other).end();
  }

  return (request, response) => {
    if (!allowedMethods.includes(request.method ?? '')) {
      response.writeHead(405, {
        ...other,
        Allow: allowedMethods.join(', '),
        'Content-Type': 'text/plain; charset=utf-8',
      });
      response.end('Method not allowed. Use GET or HEAD.\n');
      return;
    }
    const requested = readRequestPath(request.url);
    if (!requested) return sendNotFound(request, response, unescape(request.url ?? ''), 400);

    const path = toCanonicalPath(roots, requested.path);
    // It has no address of its own.
    if (path === notFoundPage(roots, path)) return sendNotFound(request, response, path);
    if (isAlias(requested.path, path)) return sendRedirect(response, requested.path, path, requested.query);
    const file = files.get(path);
    if (file) return sendFile(request, response, file, headersOf(path));
    const page = findRedirect(redirects, path);
    if (page === undefined) sendNotFound(request, response, path);
    else sendRedirect(response, path, page, requested.query);
  };
}
