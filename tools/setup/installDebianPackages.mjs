import {existsSync} from 'node:fs';
import {runQuietly} from './runCommand.mjs';

/**
 * Installs Debian packages where that is possible: by root, on a system with apt-get. Elsewhere nothing happens.
 * What fails is printed, and the rest is installed all the same.
 *
 * @param {readonly string[]} groups names of packages that are of use only together, with spaces between them
 */
export async function installDebianPackages(groups) {
  if (groups.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = async (...args) => {
    const options = {cwd: process.cwd(), env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
    const {code, output} = await runQuietly('apt-get', args, options);
    if (code !== 0) console.log(output);
  };
  console.log(`Installing ${groups.join(', ')} …`);
  await apt('update', '-qq');
  for (const group of groups) await apt('install', '-y', '-qq', '--no-install-recommends', ...group.split(' '));
}
