import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {locatePage} from '../../src/kit/pageLocation';
import {contractOfPage} from '../../src/reference/contract/contractOfPage';
import {writeOutputs} from '../../src/reference/downloads/writeOutputs';
import {expand} from '../../src/reference/pages/expand';
import {fixtureSite} from '../../src/reference/testing/fixtureSite';
import {extractSamples, type Samples} from './extractSamples';

const apiUrl = 'https://api.example.com';
const route = 'api/v1/details/documents/documents-create';

/** A built site of one page and the files that it fetches, as the plugin would write it. */
function buildPage(ids: readonly string[]): string {
  const buildDir = mkdtempSync(join(tmpdir(), 'samples-'));
  const page = locatePage({cwd: fixtureSite, path: join(fixtureSite, 'docs', `${route}.mdx`)});
  if (!page) throw new Error(`No page at ${route}.`);
  const contract = contractOfPage(page, fixtureSite);
  const html = ids.flatMap((id) => expand({component: 'ApiSample', id, page, contract, depth: 2, baseUrl: apiUrl}));
  writeOutputs({
    siteDir: fixtureSite,
    outDir: buildDir,
    locale: 'en',
    siteUrl: 'https://docs.example.com/',
    apiUrl,
    scenarios: {},
  });
  writeFileSync(
    join(buildDir, 'docs', `${route}.html`),
    `<html><body>${html.map((part) => ('html' in part ? part.html : '')).join('')}</body></html>`,
  );
  return buildDir;
}

/** @returns the samples of operations of the fixture, as they are on a page */
export const readFixtureSamples = (ids: readonly string[]): Samples => extractSamples(buildPage(ids), 'docs', apiUrl);
