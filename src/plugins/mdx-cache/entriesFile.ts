import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** Compiled pages by key. */
export type Entries = ReadonlyMap<string, string>;

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @returns what was written there; nothing if the file is missing or is not, to the byte, what was written. */
export async function readEntries(file: string): Promise<Entries> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (text.slice(0, end) !== checksumOf(body)) return new Map();
  return new Map(JSON.parse(body) as [string, string][]);
}

/** Replaces the file as a whole: a build that is broken off leaves the old one. */
export async function writeEntries(file: string, entries: Entries): Promise<void> {
  const body = JSON.stringify([...entries]);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), {recursive: true});
  await writeFile(unfinished, `${checksumOf(body)}\n${body}`);
  await rename(unfinished, file);
}
