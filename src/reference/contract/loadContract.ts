import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {languages, sourceLocale, type LocaleCode} from '../../kit/locales';
import {versionFolder} from '../../kit/pageLocation';
import {isPartial} from '../../kit/perLocale';
import {platformAddress, putPlatformAddresses} from '../../kit/platformAddress';
import type {Json} from '../shared/model';
import {toOperations, toWebhooks} from '../model/operations';
import {toEnumModel, toSchemaModel} from '../model/schemas';
import {checkShape} from './checkShape';
import {ContractError, throwIfAny} from './ContractError';
import type {OpenApi} from './openApi';
import {applyOverlay} from './overlay';
import {readYaml} from './readYaml';
import {checkRefs} from './refs';

/** Contract files of a version. */
export type ContractFile = 'v1.yaml' | 'v2.yaml';
export const contractFiles: readonly ContractFile[] = ['v1.yaml', 'v2.yaml'];

/** @returns the overlay that translates both contracts of a version, from the root of the site. */
export function overlaySource(folder: string, locale: LocaleCode): string {
  return `openapi/${folder}/${locale}.overlay.yaml`;
}

/** Which contract to read, and in which language. */
export interface ContractLocation {
  /** Root of the site. */
  siteDir: string;
  /** Folder below openapi/: `current` or `version-2.2.0`. */
  folder: string;
  file: ContractFile;
  locale: LocaleCode;
}

/**
 * Docusaurus evaluates the site's code again for each language, and once more for plugins than for Markdown steps: only
 * what hangs on the process is shared by all of them.
 */
const shared = globalThis as {apiContracts?: Map<string, {fileVersion: string; value: unknown}>};
const memoized = (shared.apiContracts ??= new Map());

/** @returns what `make` returns, or returned earlier for the same version of the files. */
function memoize<T>(parts: readonly string[], fileVersion: string, make: () => T): T {
  const key = JSON.stringify(parts);
  const earlier = memoized.get(key);
  if (earlier?.fileVersion === fileVersion) return earlier.value as T;
  const value = make();
  memoized.set(key, {fileVersion, value});
  return value;
}

/** @returns the path of a contract from the root of the site. */
export function contractSource({folder, file}: Pick<ContractLocation, 'folder' | 'file'>): string {
  return `openapi/${folder}/${file}`;
}

/** @returns whether a version has this contract. */
export function hasContract(location: ContractLocation): boolean {
  return existsSync(join(location.siteDir, contractSource(location)));
}

/** @returns the contracts that a version has; not every version has an API v2. */
export function contractsOf(siteDir: string, version: string, locale: LocaleCode = sourceLocale): ContractLocation[] {
  return contractFiles.map((file) => ({siteDir, folder: versionFolder(version), file, locale})).filter(hasContract);
}

/**
 * Reads, checks and, for another language than English, translates a contract; what a partial language lacks stays English.
 * The result names the platform of the deployment where the file has the example. It is memoized until one of its files
 * changes, and must not be changed by the caller.
 *
 * @throws ContractError naming file, pointer, rule and repair of everything that is wrong
 */
export function loadContract(location: ContractLocation): OpenApi {
  const {siteDir, folder, file, locale} = location;
  const contract = contractSource(location);
  const contractVersion = fileVersionOf(join(siteDir, contract));
  const source = memoize([siteDir, contract], contractVersion, () => readSource(siteDir, contract));
  const overlay = overlaySource(folder, locale);
  if (locale === sourceLocale || (isPartial(locale) && !existsSync(join(siteDir, overlay)))) {
    const make = (): Json => putPlatformAddresses(source);
    return memoize([siteDir, contract, platformAddress], contractVersion, make) as unknown as OpenApi;
  }

  const overlayVersion = fileVersionOf(join(siteDir, overlay));
  return memoize([siteDir, contract, locale, platformAddress], `${contractVersion} ${overlayVersion}`, () => {
    const actions = memoize([siteDir, overlay], overlayVersion, () => readYaml(siteDir, overlay));
    const {translated, problems} = applyOverlay(overlay, actions, file, source, isPartial(locale));
    throwIfAny(problems);
    return putPlatformAddresses(translated) as unknown as OpenApi;
  });
}

function readSource(siteDir: string, contract: string): Json {
  const source = readYaml(siteDir, contract);
  throwIfAny(checkRefs(contract, source));
  try {
    throwIfAny(checkShape(contract, source));
    readModels(source as unknown as OpenApi);
  } catch (error) {
    if (error instanceof ContractError) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    const detail = `cannot be read as a contract (${cause}). Run "npm run contract:lint", which names the place.`;
    throw new ContractError([{file: contract, pointer: '', rule: 'shape', detail}]);
  }
  return source;
}

/** Reads everything that pages and files are made from. What no check has foreseen fails here, where the file is known. */
function readModels(document: OpenApi): void {
  toOperations(document);
  toWebhooks(document);
  for (const name of Object.keys(document.components?.schemas ?? {})) {
    toSchemaModel(document, name);
    toEnumModel(document, name);
  }
}

/** A file of translations. */
export interface Overlay {
  /** From the root of the site. */
  path: string;
  /** Whether texts may stay in the source language. */
  partial: boolean;
}

/** @returns the translations of a version's contracts, from the root of the site; a partial language may have none. */
export function overlaysOf(siteDir: string, version: string): Overlay[] {
  return languages
    .filter(({code}) => code !== sourceLocale)
    .map(({code}) => ({path: overlaySource(versionFolder(version), code), partial: isPartial(code)}))
    .filter(({path, partial}) => !partial || existsSync(join(siteDir, path)));
}

/** @returns the contract as plain data. */
export function toJson(document: OpenApi): Json {
  return document as unknown as Json;
}

function fileVersionOf(path: string): string {
  const stats = statSync(path, {throwIfNoEntry: false});
  return stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
}
