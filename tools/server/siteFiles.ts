import {readdirSync, statSync, type Dirent} from 'node:fs';
import type {OutgoingHttpHeaders} from 'node:http';
import {extname, join, relative, sep} from 'node:path';
import {headers} from '../../src/config/headers';
import {acceptedEncodings, encodings, type Encoding} from './acceptedEncodings';

/** One form of a file: as it is, or the copy that the build has compressed. */
export interface Form {
  file: string;
  etag: string;
  /** In milliseconds, whole seconds. */
  modified: number;
  /** Headers of every answer with it, and those that belong to its bytes. */
  headers: OutgoingHttpHeaders;
  bodyHeaders: OutgoingHttpHeaders;
}

/** The forms of a file. */
export type SiteFile = Partial<Record<Encoding, Form>> & {plain: Form};

const endings: Record<Encoding, string> = {br: '.br', gzip: '.gz'};
const types: Readonly<Record<string, string>> = headers.fileTypes;

function readForm(file: string, type: string, encoding: Encoding | undefined, hasCopies: boolean): Form {
  const {size, mtimeMs} = statSync(file);
  const modified = Math.floor(mtimeMs / 1000) * 1000;
  const etag = `"${modified.toString(36)}-${size.toString(36)}"`;
  return {
    file,
    etag,
    modified,
    headers: {
      ETag: etag,
      'Last-Modified': new Date(modified).toUTCString(),
      ...(hasCopies && {Vary: 'Accept-Encoding'}),
    },
    bodyHeaders: {'Content-Type': type, 'Content-Length': size, ...(encoding && {'Content-Encoding': encoding})},
  };
}

/** @returns the address of a file: pages have no ending, and those of folders end in a slash */
function addressOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/** @returns what a built folder has to serve, by decoded addresses */
export function readSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const toPath = ({parentPath, name}: Dirent): string =>
    `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`;
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = new Set(entries.map(toPath));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (headers.hiddenFiles.test(path)) continue;
    const type = types[extname(path).slice(1)] ?? headers.otherFiles;
    const copies = encodings.filter((encoding) => paths.has(path + endings[encoding]));
    const form = (encoding?: Encoding): Form =>
      readForm(join(folder, path) + (encoding ? endings[encoding] : ''), type, encoding, copies.length > 0);
    files.set(addressOf(path), {plain: form(), ...Object.fromEntries(copies.map((each) => [each, form(each)]))});
  }
  return files;
}

/** @returns the smallest form that the Accept-Encoding header allows. */
export function chooseForm(file: SiteFile, accepted: string | undefined): Form {
  const encoding = acceptedEncodings(accepted).find((each) => file[each]);
  return (encoding && file[encoding]) ?? file.plain;
}
