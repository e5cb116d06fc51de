import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Problem} from './types';

/** One allowed exception to one check. */
export interface Exemption {
  check: string;
  /** The file concerned. */
  file: string;
  /** Words of the message it allows. */
  contains: string;
  reason: string;
  owner: string;
}

const keys = ['check', 'file', 'contains', 'reason', 'owner'] as const;

/** Reads checks/exemptions.yaml; an entry that lacks a reason or an owner is refused. */
export function readExemptions(root: string): Exemption[] {
  const path = join(root, 'checks/exemptions.yaml');
  if (!existsSync(path)) return [];
  const list = (parse(readFileSync(path, 'utf8')) ?? []) as Partial<Exemption>[];
  return list.map((entry, index) => {
    const lacking = keys.filter((key) => typeof entry[key] !== 'string' || entry[key].trim() === '');
    if (lacking.length > 0) {
      throw new Error(
        `checks/exemptions.yaml: entry ${index + 1} lacks ${lacking.join(', ')}. Every exemption has all of: ${keys.join(', ')}.`,
      );
    }
    return entry as Exemption;
  });
}

/** Takes the exempted problems away and says which exemptions were needed. */
export function applyExemptions(
  check: string,
  problems: readonly Problem[],
  exemptions: readonly Exemption[],
): {left: Problem[]; used: Set<Exemption>} {
  const used = new Set<Exemption>();
  const left = problems.filter((problem) => {
    const match = exemptions.find(
      (one) => one.check === check && one.file === problem.file && problem.rule.includes(one.contains),
    );
    if (match) used.add(match);
    return !match;
  });
  return {left, used};
}
