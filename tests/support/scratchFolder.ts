import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/**
 * Gives a run of the unit tests one folder for all that they write, and takes it away at the end.
 *
 * @returns what is called after the last test
 */
export default function makeScratchFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, {recursive: true, force: true});
  };
}

/** Writes texts to files, by their paths below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
}

/** @returns a new folder with these files; it is removed after the last test. */
export function scratchFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  writeFiles(folder, files);
  return folder;
}
