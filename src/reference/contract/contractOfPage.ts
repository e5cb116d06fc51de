import {versionFolder, type PageLocation} from '../../kit/pageLocation';
import type {ContractFile, ContractLocation} from './loadContract';

/** @returns the contract that pages at a route describe: `v2.yaml` below `api/v2`, `v1.yaml` everywhere else. */
export function contractFileOf(route: string): ContractFile {
  return /^api\/v2(\/|$)/.test(route) ? 'v2.yaml' : 'v1.yaml';
}

/** @returns the contract that a docs page describes, in the version and language of the page. */
export function contractOfPage({version, locale, route}: PageLocation, siteDir: string): ContractLocation {
  return {siteDir, folder: versionFolder(version), file: contractFileOf(route), locale};
}
