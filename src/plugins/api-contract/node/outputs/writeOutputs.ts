import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {versions} from '../../../../config/versions';
import {collectionPath, contractPath} from '../../shared/outputPaths';
import type {ApiLocale} from '../../shared/model';
import {contractFiles, contractFolder, hasContract, loadContract} from '../contract/loadContract';
import {toPostman} from './postman';
import {publicContract} from './publicContract';

export interface OutputPlace {
  siteDir: string;
  /** Folder of the language's built pages. */
  outDir: string;
  locale: ApiLocale;
  /** Address of the language's pages, with a slash at its end. */
  siteUrl: string;
  apiUrl: string;
}

/** Writes what programs read: for each version the contracts and a Postman collection, in the build's language. */
export function writeOutputs({siteDir, outDir, locale, siteUrl, apiUrl}: OutputPlace): void {
  for (const {name, label, path} of versions) {
    const folder = contractFolder(name);
    const pageUrl = (route: string): string => siteUrl + ['docs', path, route].filter((part) => part !== '').join('/');
    const files = contractFiles.filter((file) => hasContract({siteDir, folder, file}));
    const documents = files.map((file) => loadContract({siteDir, folder, file, locale}));
    files.forEach((file, index) => {
      const document = documents[index];
      if (document) write(join(outDir, contractPath(label, file)), publicContract(document, apiUrl, pageUrl));
    });
    if (documents.length > 0)
      write(join(outDir, collectionPath(label)), toPostman({documents, locale, version: label, apiUrl, pageUrl}));
  }
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
}
