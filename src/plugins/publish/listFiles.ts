import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** @returns the files below the folder in the order of their names, relative and with `/`; none of those that servers hide. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
}
