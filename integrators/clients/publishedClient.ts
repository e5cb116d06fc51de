import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {transformSync} from 'esbuild';
import ts from 'typescript';
import type {LocaleCode} from '../../src/kit/locales';
import {sourceLocale} from '../../src/kit/locales';
import type {DocVersionConfig} from '../../src/kit/versions';
import {contractsOf, loadContract} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toClient} from '../../src/reference/downloads/client/toClient';
import {publicContract} from '../../src/reference/downloads/openapi/publicContract';
import {strictOptions} from './strictOptions';

const apiUrl = 'https://econtract.example.com';
const siteUrl = 'https://docs.example.com/';

/** @returns the client of a version as the build publishes it */
export function publishedClient({name, label, path}: DocVersionConfig, locale: LocaleCode): string {
  const pageUrl = (route: string): string => [`${siteUrl}docs`, path, route].filter((part) => part !== '').join('/');
  const sources = contractsOf(process.cwd(), name, locale).map((contract) => ({
    url: siteUrl + contract.file.replace('.yaml', '.json'),
    contract: publicContract({
      document: loadContract(contract),
      english: loadContract({...contract, locale: sourceLocale}),
      locale,
      apiUrl,
      pageUrl,
    }),
  }));
  return toClient(label, apiUrl, sources);
}

/** @returns the client of contracts that are in no file. */
export function clientOfSink(...documents: readonly OpenApi[]): string {
  const sources = documents.map((document, index) => ({
    url: `${siteUrl}v${index + 1}.json`,
    contract: publicContract({
      document,
      english: document,
      locale: sourceLocale,
      apiUrl,
      pageUrl: (route) => siteUrl + route,
    }),
  }));
  return toClient('2.3.0', apiUrl, sources);
}

/** A published client, of which only the contract knows the methods. */
export type Client = Record<string, (...parameters: unknown[]) => Promise<{data: unknown}>> & {token: string};

/** @returns what the text of a client exports */
export async function loadClient(text: string): Promise<{EContract: new (options: object) => Client}> {
  const file = join(mkdtempSync(join(tmpdir(), 'client-')), 'client.mjs');
  writeFileSync(file, transformSync(text, {loader: 'ts', format: 'esm'}).code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {EContract: new (options: object) => Client};
}

/** @returns what TypeScript says of files under the strictest options, of which some may be others */
export function compileErrors(files: readonly string[], others: object = {}): string[] {
  const {options, errors} = ts.convertCompilerOptionsFromJson({...strictOptions, ...others}, resolve('.'));
  const found = [...errors, ...ts.getPreEmitDiagnostics(ts.createProgram(files, options))];
  return found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
