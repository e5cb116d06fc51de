import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  compareFingerprints,
  fingerprintVersion,
  readRecord,
  recordPath,
  type FrozenRecord,
} from '../../checks/frozen/readFrozenFiles';

/** What to record: whole versions by name, or single files of frozen versions. */
export interface FreezeRequest {
  root: string;
  /** Names of the frozen versions. */
  versions: readonly string[];
  targets: readonly string[];
  reason: string;
}

/**
 * Records the present text of frozen versions.
 *
 * @returns the files whose fingerprint is new
 * @throws Error before anything is written if the reason or a target is missing or wrong
 */
export function recordVersions({root, versions, targets, reason}: FreezeRequest): string[] {
  if (reason.trim() === '') throw new Error('A frozen version changes for a reason: add --reason "what was harmful".');
  if (targets.length === 0) throw new Error('Name the files to record, or a version to freeze as a whole.');
  const record = readRecord(root);
  const recorded = targets.map((target) =>
    versions.includes(target)
      ? {version: target, files: recordVersion(root, record, target)}
      : recordFile(root, record, target, versions),
  );
  for (const version of versions) {
    const files = recorded.filter((part) => part.version === version).flatMap((part) => part.files);
    if (files.length > 0) record.changes.push({version, reason, files});
  }
  writeFileSync(join(root, recordPath), `${JSON.stringify(record, null, 2)}\n`);
  return recorded.flatMap(({files}) => files);
}

function recordVersion(root: string, record: FrozenRecord, version: string): string[] {
  const found = fingerprintVersion(root, version);
  if (Object.keys(found).length === 0) throw new Error(`${version} has no files to freeze.`);
  const differences = compareFingerprints(record.versions[version] ?? {}, found);
  record.versions[version] = found;
  return differences.map(({file}) => file);
}

function recordFile(
  root: string,
  record: FrozenRecord,
  file: string,
  versions: readonly string[],
): {version: string; files: string[]} {
  for (const version of versions) {
    const found = fingerprintVersion(root, version)[file];
    const known = record.versions[version];
    if (found === undefined && known?.[file] === undefined) continue;
    if (!known)
      throw new Error(
        `${version} is not frozen yet. Freeze it as a whole first: npm run freeze -- ${version} --reason "…".`,
      );
    if (known[file] === found) return {version, files: []};
    if (found === undefined) delete known[file];
    else known[file] = found;
    return {version, files: [file]};
  }
  throw new Error(`"${file}" is neither a frozen version nor a file of one. Frozen versions: ${versions.join(', ')}.`);
}
