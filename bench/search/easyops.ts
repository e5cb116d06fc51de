import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {buildIndex} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js';
import {generate} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js';
import {scanDocuments} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js';
import {build} from 'esbuild';
import {maxResults} from '../../src/search/shared/limits';
import {root} from '../browser';
import type {BuiltFile, OpenSearch} from './baseline';

/** As its own documentation has it for a site in these two languages. */
const config = {
  language: ['en', 'vi'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
  searchResultLimits: maxResults,
  fuzzyMatchingDistance: 1,
  hashed: false,
};

interface Worker {
  search(baseUrl: string, context: string, query: string, limit: number): Promise<{document: {u: string}}[]>;
}

interface WorkerBundle {
  SearchWorker: new () => Worker;
  /** Sets what the worker fetches with. */
  setFetch(fetch: (address: string) => Promise<{json(): Promise<unknown>}>): void;
}

/** By base address; the worker keeps what it has fetched, so each index gets an address of its own. */
const indexes = new Map<string, object[]>();

/** Bundles the package's worker for Node: its generated constants come from its own generator. */
async function loadWorker(): Promise<Worker> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-easyops-'));
  generate(config, folder);
  writeFileSync(join(folder, 'comlink.js'), 'export const expose = () => undefined;');
  const outfile = join(folder, 'out/worker.mjs');
  await build({
    entryPoints: [join(root, 'node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: {js: 'let fetch; export const setFetch = (own) => (fetch = own); const location = {origin: "http://a"};'},
    alias: {comlink: join(folder, 'comlink.js')},
    plugins: [
      {
        name: 'generated-constants',
        setup: ({onResolve}) =>
          onResolve({filter: /\/generated-constants\.js$/}, () => ({path: join(folder, 'generated-constants.js')})),
      },
    ],
  });
  const bundle = (await import(pathToFileURL(outfile).href)) as WorkerBundle;
  bundle.setFetch(async (address) => ({json: async () => indexes.get(address.replace(/[^/]*$/, ''))}));
  return new bundle.SearchWorker();
}

let worker: Promise<Worker> | undefined;

/** Indexes the files with docusaurus-search-local, and asks its worker, which runs in Node here. */
export async function openEasyops(files: readonly BuiltFile[]): Promise<OpenSearch> {
  const pages = files.map(({file, address, isDoc}) => ({
    filePath: file,
    url: address,
    type: isDoc ? ('docs' as const) : ('page' as const),
  }));
  const index = JSON.parse(JSON.stringify(buildIndex(await scanDocuments(pages, config), config))) as object[];
  const base = `/${indexes.size}/`;
  indexes.set(base, index);
  const running = await (worker ??= loadWorker());
  return {
    indexBytes: brotliCompressSync(JSON.stringify(index)).length,
    ask: async (query) => (await running.search(base, '', query, maxResults)).map(({document}) => document.u),
    close: async () => undefined,
  };
}
