import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {hashOf} from '../content/fingerprint';

/** Files that any page may be made from. */
const shared = [
  '*.{js,cjs,mjs,ts,cts,mts,json}',
  '{src,openapi,static,vocabulary}/**',
  '{docs,versioned_docs,i18n}/**',
  // npm's list of what is installed, which may differ from package-lock.json.
  'node_modules/.package-lock.json',
];

/** Each page has a key of its own. */
const pages = '{docs,versioned_docs,i18n}/**/*.{md,mdx}';

/**
 * Hashes the files that any page may be compiled from, besides the pages themselves: code, configuration, contracts,
 * terms, pictures, installed packages. When in doubt, a file counts.
 *
 * @param siteDir root of the site
 */
export async function hashSources(siteDir: string): Promise<string> {
  const files = await Globby(shared, {cwd: siteDir, ignore: [pages], dot: true});
  // An editor may remove a temporary file meanwhile.
  const read = (file: string) => readFile(join(siteDir, file)).catch(() => '');
  const hashes = files.map(async (file) => `${file} ${hashOf(await read(file))}`);
  return hashOf((await Promise.all(hashes)).sort().join('\n'));
}
