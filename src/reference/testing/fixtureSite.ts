import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

/** A site with sound contracts of two versions. */
export const fixtureSite = resolve(__dirname, '../__fixtures__/site');

/** One textual change to a file of the fixture site. */
export interface Damage {
  file: string;
  from: string;
  to: string;
}

/** @returns the folder of a copy of the fixture site in which one thing is broken. */
export function damagedSite({file, from, to}: Damage): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  cpSync(fixtureSite, folder, {recursive: true});
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no "${from}" that could be damaged.`);
  writeFileSync(path, text.replace(from, to));
  return folder;
}
