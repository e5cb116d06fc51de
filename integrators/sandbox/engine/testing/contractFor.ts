import {versions} from '../../../../src/kit/versions';
import {contractsOfVersion} from '../../contractsOfVersion';
import {toContract} from '../../../../src/reference/downloads/toContract';
import type {Contract} from '../contract';

/** Versions of the platform, the current one first. */
export const platformVersions: readonly string[] = versions.map(({label}) => label);

const contracts = new Map<string, Contract>();

/** @returns the contract of a version, from the files that everything else uses */
export function contractFor(version: string): Contract {
  const known = contracts.get(version) ?? toContract(version, contractsOfVersion(process.cwd(), version));
  contracts.set(version, known);
  return known;
}
