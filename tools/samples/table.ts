import type {ContractFile} from '../../src/plugins/api-contract/node/contract/loadContract';
import {sampleLanguages, type SampleLanguageId} from '../../src/plugins/api-contract/shared/sampleLanguages';

/** What is known of one sample: it ran well, or what was wrong. */
export interface Verdict {
  version: string;
  contract: ContractFile;
  operation: string;
  language: SampleLanguageId;
  problems: string[];
}

/** @returns operations × languages for one version: ✓ ran well, ✗ did not, · was not run. */
export function verdictTable(version: string, verdicts: readonly Verdict[]): string {
  const own = verdicts.filter((verdict) => verdict.version === version);
  const nameOf = ({contract, operation}: Verdict): string => `${contract.replace('.yaml', '')} ${operation}`;
  const operations = [...new Set(own.map(nameOf))];
  const width = Math.max(version.length, ...operations.map((operation) => operation.length)) + 2;
  const head = version.padEnd(width) + sampleLanguages.map(({label}) => label.padStart(label.length + 2)).join('');
  const rows = operations.map((operation) => {
    const cells = sampleLanguages.map(({id, label}) => {
      const verdict = own.find((candidate) => nameOf(candidate) === operation && candidate.language === id);
      const sign = verdict ? (verdict.problems.length === 0 ? '✓' : '✗') : '·';
      return sign.padStart(label.length + 2);
    });
    return operation.padEnd(width) + cells.join('');
  });
  return [head, ...rows].join('\n');
}
