import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {headers} from '../../src/config/headers';
import {readPage, type BuiltPage} from '../dist/readPage';
import {toAddress} from '../dist/readSite';
import {sendRequest, type Response} from '../server/sendRequest';
import {readFileMentions, readPageMentions, type Written} from './readMentions';
import type {CrawledSite, Deployment, Mention} from './types';

const defaultUrl = 'https://docs.example.com';

const textFiles = /\.(?:html|css|js|mjs|json|md|txt|xml|yaml|webmanifest|ts)$/;

/** @returns the files that are served, by their paths below the build folder */
function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((file) => !headers.hiddenFiles.test(file))
    .sort();
}

/** @returns the mention, or nothing if the address leads to another host or to no host at all */
function toMention({by, address}: Written, from: string, url: string): Mention[] {
  if (!URL.canParse(address, url + from)) return [{from, by, path: address, anchor: ''}];
  const {origin, pathname, search, hash} = new URL(address, url + from);
  return origin === url ? [{from, by, path: pathname + search, anchor: decodeURIComponent(hash.slice(1))}] : [];
}

/** Calls a function for each item, a few at a time. */
export async function forEachOf<T>(items: Iterable<T>, use: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].reverse();
  const work = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await use(item);
  };
  await Promise.all(Array.from({length: 8}, work));
}

/**
 * Reads every file of a served build, pages that nothing links to included, and what each mentions.
 *
 * @param folder of the build
 * @param origin of the server
 */
export async function crawl(folder: string, origin: string, deployment: Deployment): Promise<CrawledSite> {
  const url = deployment.environment.DOCS_SITE_URL ?? defaultUrl;
  const base = deployment.environment.DOCS_BASE_PATH ?? '/';
  const asked = new Map<string, Promise<Response>>();
  const get = (path: string): Promise<Response> => {
    const answer = asked.get(path) ?? sendRequest(origin, path);
    asked.set(path, answer);
    return answer;
  };
  const pages = new Map<string, BuiltPage>();
  const mentions: Mention[] = [];
  const files = listFiles(folder);
  const addressOf = (file: string): string => encodeURI(file.endsWith('.html') ? toAddress(file) : file);
  await forEachOf(files, async (file) => {
    const from = addressOf(file);
    const isPage = file.endsWith('.html');
    // The server shows a not-found page at any address but its own.
    const {text} = isPage || textFiles.test(file) ? {text: readFileSync(join(folder, file), 'utf8')} : await get(from);
    if (isPage) pages.set(from, readPage(from, file, text));
    const page = pages.get(from);
    const written = page ? readPageMentions(page) : textFiles.test(file) ? readFileMentions(file, text) : [];
    mentions.push(...written.flatMap((each) => toMention(each, from, url)));
  });
  return {
    deployment,
    folder,
    url,
    base,
    addresses: files.map(addressOf),
    pages,
    mentions,
    readFile: (file) => readFileSync(join(folder, file), 'utf8'),
    get,
  };
}
