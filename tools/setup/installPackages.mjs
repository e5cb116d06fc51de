import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runVisibly} from './runCommand.mjs';

/** Where the fingerprint of the last complete installation is kept. */
const fingerprintFile = (root) => join(root, 'node_modules', '.stamp');

/** @returns the fingerprint of everything that decides what an installation contains. */
export function fingerprintInputs(root, nodeVersion = process.version) {
  const hash = createHash('sha256').update(nodeVersion);
  for (const name of ['package.json', 'package-lock.json']) {
    hash.update('\0').update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}

/** @returns true when node_modules was installed completely from the present package.json and lock file. */
export function isInstalled(root) {
  const file = fingerprintFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprintInputs(root);
}

/** Installs the locked packages unless they are installed. The fingerprint is written last, so a failed run repeats. */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  console.log('Installing the packages …');
  await runVisibly('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {cwd: root});
  writeFileSync(fingerprintFile(root), fingerprintInputs(root));
}
