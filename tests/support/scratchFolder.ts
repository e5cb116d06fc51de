import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

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
