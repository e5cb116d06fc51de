import type {LocaleCode} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {contractsOf, loadContract, type ContractFile} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';

/**
 * @param label version as readers know it, like 2.3.0
 * @param locale English if it is not given
 * @returns the contracts of the version
 * @throws Error if there is no such version
 */
export function contractsOfVersion(siteDir: string, label: string, locale?: LocaleCode): Map<ContractFile, OpenApi> {
  const version = versions.find((one) => one.label === label);
  if (!version) {
    throw new Error(`There is no version ${label}. Versions: ${versions.map((one) => one.label).join(', ')}.`);
  }
  return new Map(contractsOf(siteDir, version.name, locale).map((contract) => [contract.file, loadContract(contract)]));
}
