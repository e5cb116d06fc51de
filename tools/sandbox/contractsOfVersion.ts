import {versions} from '../../src/config/versions';
import {versionFolder} from '../../src/content/pageLocation';
import {
  contractFiles,
  hasContract,
  loadContract,
  type ContractFile,
} from '../../src/plugins/api-contract/node/contract/loadContract';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';

/**
 * @param label version as readers know it, like 2.3.0
 * @returns the English contracts of the version
 * @throws Error if there is no such version
 */
export function contractsOfVersion(siteDir: string, label: string): Map<ContractFile, OpenApi> {
  const version = versions.find((one) => one.label === label);
  if (!version) {
    throw new Error(`There is no version ${label}. Versions: ${versions.map((one) => one.label).join(', ')}.`);
  }
  const folder = versionFolder(version.name);
  const contracts = contractFiles.map((file) => ({siteDir, folder, file, locale: 'en' as const}));
  return new Map(contracts.filter(hasContract).map((contract) => [contract.file, loadContract(contract)]));
}
