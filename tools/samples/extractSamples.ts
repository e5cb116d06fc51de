import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {ContractFile} from '../../src/plugins/api-contract/node/contract/loadContract';
import {isSampleLanguage, type SampleLanguageId} from '../../src/plugins/api-contract/shared/sampleLanguages';

/** A sample as it stands in a built page. */
export interface ExtractedSample {
  /** Which contract the page speaks of. */
  contract: ContractFile;
  operation: string;
  language: SampleLanguageId;
  code: string;
  /** Page it was found on, below the build. */
  page: string;
}

/**
 * Reads the samples that readers see.
 *
 * @param buildDir folder of the built site
 * @param below folder of one version's pages in it: `docs`, `docs/2.2.0` or `vi/docs`
 */
export function extractSamples(buildDir: string, below: string): ExtractedSample[] {
  const folder = join(buildDir, below, 'api');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files.sort().flatMap((file) => samplesIn(readFileSync(join(folder, file), 'utf8'), join(below, 'api', file)));
}

function samplesIn(html: string, page: string): ExtractedSample[] {
  const contract = /(^|\/)api\/v2(\/|\.html)/.test(page) ? 'v2.yaml' : 'v1.yaml';
  return selectAll('.api-samples', fromHtml(html)).flatMap((block) => {
    const operation = String(select('input', block)?.properties.name ?? '').replace(/^sample-/, '');
    return selectAll('[data-sample]', block).flatMap((element) => {
      const language = String(element.properties.dataSample);
      const code = select('code', element);
      return isSampleLanguage(language) && code ? [{contract, operation, language, code: toString(code), page}] : [];
    });
  });
}
