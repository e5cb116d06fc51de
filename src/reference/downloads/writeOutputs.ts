import {exactJson} from '../shared/exactJson';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {deployedVersions} from '../../kit/versions';
import type {Json} from '../shared/model';
import {clientPath, collectionPath, contractPath, programPath, samplesPath, sandboxPath} from '../shared/outputPaths';
import {sourceLocale, type LocaleCode} from '../../kit/locales';
import {contractsOf, loadContract} from '../contract/loadContract';
import {toOperations} from '../model/operations';
import {createRenderContext} from '../pages/render/context';
import {programIds, readProgram} from '../samples/programs';
import {otherPrograms, otherSamples} from '../pages/render/samples';
import {toClient} from './client/toClient';
import {toPostman} from './postman';
import {toSandboxFile} from './sandboxFile';
import {publicContract} from './openapi/publicContract';

export interface OutputSettings {
  siteDir: string;
  /** Folder of the language's built pages. */
  outDir: string;
  locale: LocaleCode;
  /** Address of the language's pages, with a slash at its end. */
  siteUrl: string;
  apiUrl: string;
  /** Where the sandbox may begin: what has happened, by names of scenarios. */
  scenarios: Readonly<Record<string, string>>;
}

/**
 * Writes, for each version and in the build's language, what programs read (the contracts, a client and a Postman
 * collection) and the samples that are not part of the pages.
 */
export function writeOutputs({siteDir, outDir, locale, siteUrl, apiUrl, scenarios}: OutputSettings): void {
  for (const {name, label, path} of deployedVersions) {
    const pageUrl = (route: string): string => siteUrl + ['docs', path, route].filter((part) => part !== '').join('/');
    const contracts = contractsOf(siteDir, name, locale).map((contract) => ({
      file: contract.file,
      document: loadContract(contract),
      english: loadContract({...contract, locale: sourceLocale}),
    }));
    const documents = contracts.map(({document}) => document);
    const published = contracts.map((source) => ({
      path: contractPath(label, source.file),
      contract: publicContract({...source, locale, apiUrl, pageUrl}),
    }));
    for (const {path: contractFile, contract} of published) write(join(outDir, contractFile), contract);
    if (published.length > 0) {
      const sources = published.map((one) => ({url: siteUrl + one.path, contract: one.contract}));
      write(join(outDir, clientPath(label)), toClient(label, apiUrl, sources));
      const sandbox = toSandboxFile(label, contracts, {apiUrl, scenarios});
      write(join(outDir, sandboxPath(label)), exactJson(sandbox as unknown as Json));
    }
    for (const document of documents) {
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

/** @param content text, or what is written as JSON */
function write(file: string, content: object | string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, typeof content === 'string' ? content : `${exactJson(content as Json, 1)}\n`);
}
