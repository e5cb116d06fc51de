import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {readPage, type BuiltPage} from './readPage';

/** The finished build, as far as the checks look at it. */
export interface BuiltSite {
  /** Every file by its path in the site, like /assets/js/main.js, with its size in bytes. */
  files: ReadonlyMap<string, number>;
  pages: readonly BuiltPage[];
  /** The policy that all pages are served with. */
  policy: string;
  /** @returns the content of one of the files. */
  read(path: string): string;
  /** @returns the same, as it is. */
  bytes(path: string): Buffer;
}

/** @returns the address under which the server shows a page's file. */
export function toAddress(file: string): string {
  return file.endsWith('/index.html') ? file.slice(0, -'index.html'.length) : file.replace(/\.html$/, '');
}

/** Builds the picture of a site from its files; the tests of the checks give a few lines of HTML instead. */
export function describeSite(
  sizes: ReadonlyMap<string, number>,
  bytes: (path: string) => Buffer,
  policy: string,
): BuiltSite {
  const read = (path: string) => bytes(path).toString('utf8');
  const pages = [...sizes.keys()]
    .filter((path) => path.endsWith('.html'))
    .map((path) => readPage(toAddress(path), path, read(path)));
  return {files: sizes, pages, policy, read, bytes};
}

/** Reads a build folder. */
export function readSite(folder: string): BuiltSite {
  const bytes = (path: string) => readFileSync(join(folder, path));
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    sizes.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file).length);
  }
  const {policy} = JSON.parse(bytes('.delivery/policy.json').toString()) as {policy: string};
  return describeSite(sizes, bytes, policy);
}
