import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {buildIndex} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js';
import {generate} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js';
import {scanDocuments} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js';
import {build} from 'vite';
import {maxResults} from '../../../src/plugins/local-search/shared/limits';
import type {BuiltFile, Rival} from './rival';

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

interface FoundDocument {
  document: {u: string};
}

interface Worker {
  search(baseUrl: string, context: string, query: string, limit: number): Promise<FoundDocument[]>;
}

const client = join(__dirname, '../../../node_modules/@easyops-cn/docusaurus-search-local/dist/client/client');

/** Bundles the package's worker for Node: its generated constants come from its own generator. */
async function bundleWorker(folder: string): Promise<string> {
  generate(config, folder);
  writeFileSync(join(folder, 'comlink.mjs'), 'export const expose = () => undefined;');
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'generated-files',
        enforce: 'pre',
        resolveId: (id) =>
          id.endsWith('/generated-constants.js')
            ? join(folder, 'generated-constants.js')
            : id === 'comlink'
              ? join(folder, 'comlink.mjs')
              : null,
      },
    ],
    build: {
      outDir: join(folder, 'out'),
      minify: false,
      target: 'node20',
      lib: {entry: join(client, 'theme/worker.js'), formats: ['es'], fileName: () => 'worker.mjs'},
    },
  });
  return join(folder, 'out/worker.mjs');
}

/** Loads the worker once; each language and version gets an index of its own by its base address. */
export async function startEasyops(): Promise<{open(id: string, files: BuiltFile[]): Promise<Rival>; close(): void}> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-easyops-'));
  const indexes = new Map<string, object[]>();
  const bundled = (await import(pathToFileURL(await bundleWorker(folder)).href)) as {SearchWorker: new () => Worker};
  const originalFetch = globalThis.fetch;
  Object.assign(globalThis, {
    location: {origin: 'http://localhost'},
    fetch: async (address: string) => ({json: async () => indexes.get(address.slice(0, address.lastIndexOf('/') + 1))}),
  });
  const worker = new bundled.SearchWorker();
  return {
    async open(id, files) {
      const pages = files.map(({file, address, isDoc}) => ({
        filePath: file,
        url: address,
        type: isDoc ? ('docs' as const) : ('page' as const),
      }));
      const index = JSON.parse(JSON.stringify(buildIndex(await scanDocuments(pages, config), config))) as object[];
      const base = `/${id}/`;
      indexes.set(base, index);
      return {
        name: 'easyops',
        indexBytes: brotliCompressSync(JSON.stringify(index)).length,
        ask: async (query) => (await worker.search(base, '', query, maxResults)).map(({document}) => document.u),
        close: async () => void indexes.delete(base),
      };
    },
    close() {
      globalThis.fetch = originalFetch;
      rmSync(folder, {recursive: true});
    },
  };
}
