import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {locales} from '../../src/kit/locales';
import {toFingerprint} from '../../src/kit/fingerprint';
import {docsFolder} from '../../src/kit/pageLocation';

/** Fingerprints by file. */
export type FileFingerprints = Record<string, string>;

/** The record of all frozen versions. A version that is not in it is not frozen yet. */
export interface FrozenRecord {
  versions: Record<string, FileFingerprints>;
  /** Why frozen text was changed, oldest first. */
  changes: {version: string; reason: string; files: string[]}[];
}

export const recordPath = 'checks/frozen/fingerprints.json';

/** Reads the record, or an empty one. */
export function readRecord(root: string): FrozenRecord {
  const path = join(root, recordPath);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FrozenRecord) : {versions: {}, changes: []};
}

/** Fingerprints every file of a version: its pages in all languages, their tags, and its sidebars. */
export function fingerprintVersion(root: string, version: string): FileFingerprints {
  const folders = locales.map(({code}) => `${docsFolder(code, version)}/**`);
  const files = globSync([...folders, `versioned_sidebars/version-${version}-sidebars.json`], {cwd: root}).sort();
  return Object.fromEntries(files.map((file) => [file, toFingerprint(readFileSync(join(root, file)))]));
}

/** How the files of a version differ from what was recorded. */
export interface Difference {
  file: string;
  kind: 'changed' | 'added' | 'removed';
}

export function compareFingerprints(recorded: FileFingerprints, found: FileFingerprints): Difference[] {
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])].sort().flatMap((file): Difference[] => {
    if (recorded[file] === found[file]) return [];
    if (recorded[file] === undefined) return [{file, kind: 'added'}];
    return [{file, kind: found[file] === undefined ? 'removed' : 'changed'}];
  });
}
