import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {hashOf} from '../../src/content/fingerprint';

/** Hashes of all files of a folder by their path below it. */
export type FileHashes = ReadonlyMap<string, string>;

export async function hashFiles(folder: string): Promise<FileHashes> {
  const files = await Globby('**', {cwd: folder, dot: true});
  return new Map(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
}

/** @returns the files that only one side has, or that differ, sorted. */
export function findDifferences(one: FileHashes, other: FileHashes): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
