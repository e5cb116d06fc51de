import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';

/** Folders whose files any page may be made from. */
const sharedFolders = ['src', 'openapi', 'static', 'vocabulary'];

/** Folders with pages. Each page has a key of its own; the other files in them count for all pages. */
const contentFolders = ['docs', 'versioned_docs', 'i18n'];

/** @returns the SHA-256 of a text or of bytes, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const isPage = (file: string): boolean => /\.mdx?$/.test(file);
const isSetting = (file: string): boolean => /\.(?:[cm]?[jt]s|json)$/.test(file);

/** npm's list of what is installed, which may differ from package-lock.json. */
const installed = join('node_modules', '.package-lock.json');

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Hashes the files that any page may be compiled from, besides the pages themselves: code, configuration, contracts,
 * terms, pictures, installed packages. When in doubt, a file counts.
 *
 * @param siteDir root of the site
 */
export async function hashSources(siteDir: string): Promise<string> {
  const inRoot = (await readdir(siteDir)).filter(isSetting).map((name) => join(siteDir, name));
  const shared = await Promise.all(sharedFolders.map((folder) => listFiles(join(siteDir, folder))));
  const content = await Promise.all(contentFolders.map((folder) => listFiles(join(siteDir, folder))));
  const files = [
    join(siteDir, installed),
    ...inRoot,
    ...shared.flat(),
    ...content.flat().filter((file) => !isPage(file)),
  ];
  const hashes = await Promise.all(
    files.map(async (file) => `${relative(siteDir, file)} ${hashOf(await readFile(file).catch(() => 'none'))}`),
  );
  return hashOf(hashes.sort().join('\n'));
}
