import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {versions} from '../../kit/versions';
import {collectionPath, contractPath, programPath, samplesPath} from '../shared/outputPaths';
import {sourceLocale, type LocaleCode} from '../../kit/locales';
import {contractsOf, loadContract} from '../contract/loadContract';
import {toOperations} from '../model/operations';
import {createRenderContext} from '../pages/render/context';
import {programIds, readProgram} from '../samples/programs';
import {otherPrograms, otherSamples} from '../pages/render/samples';
import {toPostman} from './postman';
import {publicContract} from './openapi/publicContract';

export interface OutputSettings {
  siteDir: string;
  /** Folder of the language's built pages. */
  outDir: string;
  locale: LocaleCode;
  /** Address of the language's pages, with a slash at its end. */
  siteUrl: string;
  apiUrl: string;
}

/**
 * Writes, for each version and in the build's language, what programs read (the contracts and a Postman collection) and
 * the samples that are not part of the pages.
 */
export function writeOutputs({siteDir, outDir, locale, siteUrl, apiUrl}: OutputSettings): void {
  for (const {name, label, path} of versions) {
    const pageUrl = (route: string): string => siteUrl + ['docs', path, route].filter((part) => part !== '').join('/');
    const contracts = contractsOf(siteDir, name, locale).map((contract) => ({
      file: contract.file,
      document: loadContract(contract),
      english: loadContract({...contract, locale: sourceLocale}),
    }));
    const documents = contracts.map(({document}) => document);
    for (const {file, document, english} of contracts) {
      const published = publicContract({document, english, locale, apiUrl, pageUrl});
      write(join(outDir, contractPath(label, file)), published);
      for (const operation of toOperations(document)) {
        const samples = otherSamples(operation, apiUrl, createRenderContext(locale, operation.page, document));
        write(join(outDir, 'docs', path, samplesPath(operation)), samples);
      }
    }
    const [document] = documents;
    for (const id of document ? programIds(siteDir) : []) {
      const programs = otherPrograms(readProgram(siteDir, id), createRenderContext(locale, programPath(id), document!));
      write(join(outDir, 'docs', path, programPath(id)), programs);
    }
    if (documents.length > 0)
      write(join(outDir, collectionPath(label)), toPostman({documents, locale, version: label, apiUrl, pageUrl}));
  }
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
}
