import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Hashes of all files of a folder by their path below it. */
export type FileHashes = ReadonlyMap<string, string>;

export function hashFiles(folder: string): FileHashes {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** @returns the files that only one side has, or that differ, sorted. */
export function findDifferences(one: FileHashes, other: FileHashes): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
