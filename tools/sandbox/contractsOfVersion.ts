import {versions} from '../../src/config/versions';
import {contractsOf, loadContract, type ContractFile} from '../../src/plugins/api-contract/node/contract/loadContract';
import type {OpenApi} from '../../src/plugins/api-contract/node/contract/openApi';

/** @returns the English contracts of a version, by its label. */
export function contractsOfVersion(siteDir: string, label: string): Map<ContractFile, OpenApi> {
  const name = versions.find((version) => version.label === label)?.name ?? label;
  return new Map(contractsOf(siteDir, name).map((contract) => [contract.file, loadContract(contract)]));
}
