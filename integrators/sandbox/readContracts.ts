import {versions} from '../../src/kit/versions';
import {contractsOfVersion} from './contractsOfVersion';
import {documentedAnswers, type DocumentedAnswers} from './documentedAnswers';
import type {Contract} from './engine/contract';
import {toContract} from '../../src/reference/downloads/toContract';

/** What a sandbox needs of a version. */
export interface SandboxContract {
  contract: Contract;
  /** Answers that callers may ask for with the header Prefer; none without them. */
  answers?: DocumentedAnswers;
}

/** @returns the contracts of all versions, the current one first */
export function readContracts(siteDir: string): Map<string, () => SandboxContract> {
  return new Map(
    versions.map(({label}) => [
      label,
      () => {
        const documents = contractsOfVersion(siteDir, label);
        return {contract: toContract(label, documents), answers: documentedAnswers(documents.values())};
      },
    ]),
  );
}
