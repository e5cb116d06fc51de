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

/** Which contract to read, and in which language. */
export interface ContractLocation {
  /** Root of the site. */
  siteDir: string;
  /** Folder below openapi/: `current` or `version-2.2.0`. */
  folder: string;
  file: ContractFile;
  locale: ApiLocale;
}

/**
 * What was read, until its files change. Docusaurus evaluates the site's code again for each language, and once more for
 * plugins than for Markdown steps: only what hangs on the process is shared by all of them.
 */
const shared = globalThis as {keptContracts?: Map<string, {stamp: string; value: unknown}>};
const kept = (shared.keptContracts ??= new Map());

function keep<T>(parts: readonly string[], stamp: string, make: () => T): T {
  const key = JSON.stringify(parts);
  const found = kept.get(key);
  if (found?.stamp === stamp) return found.value as T;
  const value = make();
  kept.set(key, {stamp, value});
  return value;
}

/** @returns whether a version has this contract. */
export function hasContract({siteDir, folder, file}: Omit<ContractLocation, 'locale'>): boolean {
  return existsSync(join(siteDir, 'openapi', folder, file));
}

/**
 * Reads, checks and, for another language than English, translates a contract.
 * The result is kept until one of its files changes, and must not be changed by the caller.
 *
 * @throws ContractError naming file, pointer, rule and repair of everything that is wrong
 */
export function loadContract(location: ContractLocation): OpenApi {
  const {siteDir, folder, file, locale} = location;
  const contract = `openapi/${folder}/${file}`;
  const contractStamp = stampOf(join(siteDir, contract));
  const source = keep([siteDir, contract], contractStamp, () => readSource(siteDir, contract));
  if (locale === 'en') return source as unknown as OpenApi;

  const overlay = `openapi/${folder}/${overlayFile}`;
  const overlayStamp = stampOf(join(siteDir, overlay));
  return keep([siteDir, contract, locale], `${contractStamp} ${overlayStamp}`, () => {
    const actions = keep([siteDir, overlay], overlayStamp, () => readYaml(siteDir, overlay));
    const {translated, problems} = applyOverlay(overlay, actions, file, source);
    throwIfAny(problems);
    return translated as unknown as OpenApi;
  });
}

function readSource(siteDir: string, contract: string): Json {
  const source = readYaml(siteDir, contract);
  throwIfAny(checkRefs(contract, source));
  throwIfAny(checkShape(contract, source));
  throwIfAny(checkExamples(contract, source));
  return source;
}

/** @returns the contract as plain data, for publishing. */
export function toJson(document: OpenApi): Json {
  return document as unknown as Json;
}

function stampOf(path: string): string {
  const stats = statSync(path, {throwIfNoEntry: false});
  return stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
}
