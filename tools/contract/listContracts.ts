import {versionFolder} from '../../src/content/pageLocation';
import {versions} from '../../src/config/versions';
import {
  contractFiles,
  hasContract,
  overlayFile,
  type ContractFile,
} from '../../src/plugins/api-contract/node/contract/loadContract';

export interface VersionContracts {
  /** Folder below openapi/. */
  folder: string;
  /** The contracts this version has; not every version has an API v2. */
  files: ContractFile[];
  /** Path of the overlay that translates them, from the root of the project. */
  overlay: string;
}

/** @returns where the contracts of every documented version are. */
export function listContracts(siteDir: string): VersionContracts[] {
  return versions.map(({name}) => {
    const folder = versionFolder(name);
    return {
      folder,
      files: contractFiles.filter((file) => hasContract({siteDir, folder, file})),
      overlay: `openapi/${folder}/${overlayFile}`,
    };
  });
}
