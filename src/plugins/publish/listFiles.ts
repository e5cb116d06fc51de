import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** @returns the files below a folder, sorted, relative and with `/`; without dot-files, which are never served. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
}
