import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {hashOf} from '../../content/fingerprint';
import {locatePage, sourceFileOf} from '../../content/pageLocation';

/**
 * Hashes everything that one page is compiled from.
 *
 * @param siteDir root of the site
 * @param resource the page's path, perhaps with a query
 * @param salt what all pages are made from besides their own text
 * @returns the same hash for the same text at the same path
 */
export async function toPageKey(siteDir: string, resource: string, salt: string): Promise<string> {
  const [file = resource] = resource.split('?');
  const page = locatePage({path: file, cwd: siteDir});
  const files = page ? [file, join(siteDir, sourceFileOf(page))] : [file];
  const texts = await Promise.all(files.map((name) => readFile(name).catch(() => 'none')));
  return hashOf(JSON.stringify([salt, relative(siteDir, resource), ...texts.map(hashOf)]));
}
