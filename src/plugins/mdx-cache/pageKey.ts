import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {relative} from 'node:path';
import {sourceOfTranslation} from '../../content/newerSource';

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Names a page by everything it is compiled from.
 *
 * @param siteDir root of the site
 * @param resource the page's path, perhaps with a query
 * @param salt what all pages are made from besides their own text
 * @returns a hash; the same for the same text at the same place
 */
export async function toPageKey(siteDir: string, resource: string, salt: string): Promise<string> {
  const [file = resource] = resource.split('?');
  const source = sourceOfTranslation({path: file, cwd: siteDir});
  const texts = await Promise.all(
    [file, ...(source ? [source] : [])].map((name) => readFile(name).catch(() => 'none')),
  );
  return hashOf(JSON.stringify([salt, relative(siteDir, resource), ...texts.map(hashOf)]));
}
