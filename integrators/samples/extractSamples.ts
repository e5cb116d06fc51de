import {readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {ContractFile} from '../../src/reference/contract/loadContract';
import {isSampleLanguage, type SampleForm, type SampleLanguageId} from '../../src/reference/shared/sampleLanguages';

/** A sample of a built page. */
export interface ExtractedSample {
  /** Which contract the page describes. */
  contract: ContractFile;
  operation: string;
  language: SampleLanguageId;
  form: SampleForm;
  code: string;
  /** The base address that short samples spell out. */
  address: string;
}

/** Samples by their name: `v1.yaml documents-create in curl (short)`. */
export type Samples = ReadonlyMap<string, ExtractedSample>;

/** @returns the name of a sample in messages. */
export function sampleName({contract, operation, language, form}: Omit<ExtractedSample, 'code'>): string {
  return `${contract} ${operation} in ${language} (${form})`;
}

/**
 * Reads the samples that readers see: those of the pages, and those of the files that the pages fetch. A sample that
 * several pages show is listed once.
 *
 * @param buildDir folder of the built site
 * @param below folder of one version's pages in it: `docs`, `docs/2.2.0` or `vi/docs`
 * @param address that the samples were written with
 * @throws Error if a page names a file that is not there
 */
export function extractSamples(buildDir: string, below: string, address: string): Samples {
  const folder = join(buildDir, below, 'api');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const samples = files.sort().flatMap((file) => samplesIn(buildDir, join(below, 'api', file), address));
  return new Map(samples.map((sample) => [sampleName(sample), sample]));
}

function samplesIn(buildDir: string, page: string, address: string): ExtractedSample[] {
  const contract = /(^|\/)api\/v2(\/|\.html)/.test(page) ? 'v2.yaml' : 'v1.yaml';
  return selectAll('.api-samples[data-operation]', readHtml(join(buildDir, page))).flatMap((block) => {
    const {dataOperation, dataSamples} = block.properties;
    const others = readOthers(join(buildDir, dirname(page), String(dataSamples)));
    const operation = String(dataOperation);
    return [...selectAll('[data-sample]', block), ...selectAll('[data-sample]', others)].flatMap((element) => {
      const language = String(element.properties.dataSample);
      const form: SampleForm = element.properties.dataRobust === undefined ? 'short' : 'robust';
      const code = select('code', element);
      return isSampleLanguage(language) && code
        ? [{contract, operation, language, form, code: toString(code), address}]
        : [];
    });
  });
}

const readHtml = (file: string): ReturnType<typeof fromHtml> => fromHtml(readFileSync(file, 'utf8'));

function readOthers(file: string): ReturnType<typeof fromHtml> {
  const markups = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return fromHtml(Object.values(markups).join(''));
}

/**
 * Compares the samples of translated pages with those that are run.
 *
 * @param sendsOtherTexts whether a sample sends texts that the translation of its contract replaces
 * @returns the samples that differ without such texts, or that only one language shows
 */
export function compareTranslations(
  source: Samples,
  translation: Samples,
  sendsOtherTexts: (sample: ExtractedSample) => boolean,
): string[] {
  return [...new Set([...source.keys(), ...translation.keys()])]
    .filter((name) => {
      const [original, translated] = [source.get(name), translation.get(name)];
      if (!original || !translated) return true;
      return original.code !== translated.code && !sendsOtherTexts(original);
    })
    .map((name) => `${name} is not the same in every language of the site`);
}
