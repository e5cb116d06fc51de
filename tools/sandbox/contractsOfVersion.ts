import {
  contractFiles,
  hasContract,
  loadContract,
  type ContractFile,
} from '../../src/plugins/api-contract/node/contract/loadContract';
import {versionFolder} from '../../src/content/pageLocation';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';
import {versions} from '../../src/config/versions';

/** @returns the English contracts of a version, by its label. */
export function contractsOfVersion(siteDir: string, label: string): Map<ContractFile, OpenApi> {
  const name = versions.find((version) => version.label === label)?.name ?? label;
  const contracts = contractFiles.map((file) => ({siteDir, folder: versionFolder(name), file, locale: 'en' as const}));
  return new Map(contracts.filter(hasContract).map((contract) => [contract.file, loadContract(contract)]));
}
