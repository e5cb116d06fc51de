import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Changes the text of a file of the project. */
export function editFile(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
