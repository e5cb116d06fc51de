import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {ApiLocale, Json} from '../../shared/model';
import {checkExamples} from './checkExamples';
import {checkShape} from './checkShape';
import {throwIfAny} from './ContractError';
import type {OpenApi} from './openApi';
import {applyOverlay} from './overlay';
import {readYaml} from './readYaml';
import {checkRefs} from './refs';

/** Contract files of a version. */
export type ContractFile = 'v1.yaml' | 'v2.yaml';
export const contractFiles: readonly ContractFile[] = ['v1.yaml', 'v2.yaml'];

/** The overlay that translates both contracts of a version. */
export const overlayFile = 'vi.overlay.yaml';

export interface ContractPlace {
  /** Root of the site. */
  siteDir: string;
  /** Folder below openapi/: `current` or `version-2.2.0`. */
  folder: string;
  file: ContractFile;
  locale: ApiLocale;
}

const cache = new Map<string, {stamp: string; document: OpenApi}>();

/** @returns the folder below openapi/ of a documentation version. */
export function contractFolder(versionName: string): string {
  return versionName === 'current' ? 'current' : `version-${versionName}`;
}

/** @returns whether a version has this contract. */
export function hasContract({siteDir, folder, file}: Omit<ContractPlace, 'locale'>): boolean {
  return existsSync(join(siteDir, 'openapi', folder, file));
}

/**
 * Reads, checks and, for another language than English, translates a contract.
 * The result is kept until one of its files changes, and must not be changed by the caller.
 *
 * @throws ContractError naming file, pointer, rule and repair of everything that is wrong
 */
export function loadContract(place: ContractPlace): OpenApi {
  const {siteDir, folder, file, locale} = place;
  const contract = `openapi/${folder}/${file}`;
  const overlay = `openapi/${folder}/${overlayFile}`;
  const stamp = [contract, overlay].map((name) => stampOf(join(siteDir, name))).join(' ');
  // Callers give places with more in them, such as the page's: what is kept does not depend on that.
  const key = JSON.stringify([siteDir, folder, file, locale]);
  const cached = cache.get(key);
  if (cached?.stamp === stamp) return cached.document;

  const source = readYaml(siteDir, contract);
  throwIfAny(checkRefs(contract, source));
  throwIfAny(checkShape(contract, source));
  throwIfAny(checkExamples(contract, source));
  let document = source;
  if (locale !== 'en') {
    const {translated, problems} = applyOverlay(overlay, readYaml(siteDir, overlay), file, source);
    throwIfAny(problems);
    document = translated;
  }
  const result = document as unknown as OpenApi;
  cache.set(key, {stamp, document: result});
  return result;
}

/** @returns the contract as plain data, for publishing. */
export function toJson(document: OpenApi): Json {
  return document as unknown as Json;
}

function stampOf(path: string): string {
  const stats = statSync(path, {throwIfNoEntry: false});
  return stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
}
