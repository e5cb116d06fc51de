import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';
import {runQuietly} from './runCommand.mjs';

/** Usual paths of Chromium and Chrome. */
const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'The browser tests need Chromium. Install it (Debian, Ubuntu: "apt-get install chromium") or set CHROME_PATH to a Chrome or Chromium that starts.';

/** @returns true when the program prints its version, so its libraries are installed too. */
async function starts(path, cwd) {
  if (!existsSync(path)) return false;
  const {code, output} = await runQuietly(path, ['--version'], {cwd});
  return code === 0 && /chrom/i.test(output);
}

/** @returns the first of the paths that starts, or undefined. */
export async function firstThatStarts(paths, cwd) {
  for (const path of paths) {
    if (path && (await starts(path, cwd))) return path;
  }
  return undefined;
}

/**
 * Finds a browser that starts; installs one where that is possible.
 *
 * @throws Error that says how to install one
 */
export async function findBrowser(root) {
  const candidates = [process.env.CHROME_PATH, ...knownPaths];
  const found = await firstThatStarts(candidates, root);
  if (found) return found;
  await installDebianPackages(['chromium']);
  const installed = await firstThatStarts(candidates, root);
  if (installed) return installed;
  throw new Error(advice);
}

/** Installs Chromium's headless shell where it is missing and that is possible. Without it the tests use Chromium. */
export async function installHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH || existsSync('/usr/bin/chromium-headless-shell')) return;
  await installDebianPackages(['chromium-headless-shell']);
}
