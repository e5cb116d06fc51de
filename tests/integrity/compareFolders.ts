import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Bytes shown of two files from where they differ. */
const shownBytes = 60;

/** @returns from where on two files differ, and what is there */
function compareFiles(one: Buffer, other: Buffer): string | undefined {
  if (one.equals(other)) return undefined;
  const place = one.findIndex((byte, index) => byte !== other[index]);
  // The other one is longer.
  const start = place < 0 ? one.length : place;
  const [first, second] = [one, other].map((file) => JSON.stringify(file.toString('utf8', start, start + shownBytes)));
  return `differs from byte ${start} on: ${first} and ${second}`;
}

/** @returns how many files two folders have, and those that only one of them has or that are not the same in both */
export function compareFolders(one: string, other: string): {count: number; differences: string[]} {
  const [ones, others] = [new Set(listFiles(one)), new Set(listFiles(other))];
  const files = [...new Set([...ones, ...others])].sort();
  const differences = files.flatMap((file) => {
    if (!others.has(file)) return `${file} is only in ${one}`;
    if (!ones.has(file)) return `${file} is only in ${other}`;
    const difference = compareFiles(readFileSync(join(one, file)), readFileSync(join(other, file)));
    return difference === undefined ? [] : `${file} ${difference}`;
  });
  return {count: files.length, differences};
}
