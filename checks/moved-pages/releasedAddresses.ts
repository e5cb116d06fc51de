import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readMovedPages} from '../../src/publishing/redirects/movedPages';
import {createContext} from '../pages/createContext';
import {listAddresses} from './listAddresses';

/** From the root of the project, with forward slashes. */
export const releasedAddressesFile = 'checks/moved-pages/released-addresses.txt';

/** @returns the addresses of the last release, without the prefix of a language; none without the file. */
export function readReleasedAddresses(root: string): string[] {
  const file = join(root, releasedAddressesFile);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * Writes the list of the addresses that readers may have from now on: those of all pages and their folders, and the old
 * ones of pages that have moved. A release calls it when everything else is done.
 *
 * @throws Error if a line of the redirects is no address
 */
export async function recordReleasedAddresses(root: string): Promise<void> {
  const moved = readMovedPages(root).map(({from}) => from);
  const {pages, folders} = await listAddresses(createContext(root));
  const all = new Set([...pages, ...folders, ...moved]);
  const file = join(root, releasedAddressesFile);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(
    file,
    [...all]
      .sort()
      .map((address) => `${address}\n`)
      .join(''),
  );
}
