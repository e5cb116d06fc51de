import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join, posix} from 'node:path';
import {globSync} from 'tinyglobby';
import {languages, sourceLocale} from '../../src/kit/locales';
import {isCurrentOnly, versions} from '../../src/kit/versions';
import {movedPagesFile, readMovedPages} from '../../src/publishing/redirects/movedPages';
import {docsFolder, toRoute} from '../../src/kit/pageLocation';
import {editFile} from './editFile';
import {editPages} from './editPages';
import {dropFromSidebars, dropMessages} from './editText';

/**
 * Makes the copy of the current version one that can stay as it is: without the pages that only the current version
 * has. Links to them lead to those of the current version, as addresses, because a file link cannot leave its version.
 */
export function freezeCopy(root: string, version: string): void {
  redirectMissing(root, version);
  for (const {code} of languages) {
    const folder = join(root, docsFolder(code, version));
    for (const page of globSync('**/*.mdx', {cwd: folder}).filter((file) => isCurrentOnly(toRoute(file))))
      rmSync(join(folder, page));
  }
  editPages(root, version, leadOutOfVersion);

  const sidebarFile = `versioned_sidebars/version-${version}-sidebars.json`;
  editFile(root, sidebarFile, (text) => dropFromSidebars(text, isCurrentOnly));
  const sidebars = Object.keys(JSON.parse(readFileSync(join(root, sidebarFile), 'utf8')) as object);
  for (const {code} of languages.filter(({code}) => code !== sourceLocale)) {
    const file = `i18n/${code}/docusaurus-plugin-content-docs/version-${version}.json`;
    if (existsSync(join(root, file))) editFile(root, file, (text) => dropMessages(text, sidebars, isCurrentOnly));
  }
}

/**
 * The current version is reached by its number too. Once the number is that of the copy, such addresses of pages that the
 * copy lacks, and of pages that had moved, lead to the pages of the current version.
 */
function redirectMissing(root: string, version: string): void {
  const pages = globSync('**/*.mdx', {cwd: join(root, docsFolder(sourceLocale, version))})
    .map(toRoute)
    .sort();
  const older = versions.filter(({path}) => path !== '').map(({path}) => `/docs/${path}/`);
  const moved = readMovedPages(root).filter(
    ({from}) => from.startsWith('/docs/') && !older.some((base) => from.startsWith(base)),
  );
  const lines = [
    ...pages.filter(isCurrentOnly).map((route) => `/docs/${version}/${route}: /docs/${route}\n`),
    ...moved.map(({from, to}) => `/docs/${version}${from.slice('/docs'.length)}: ${to}\n`),
  ];
  editFile(root, movedPagesFile, (text) => text + lines.join(''));
}

/** Turns file links to pages that only the current version has into their addresses. */
function leadOutOfVersion(text: string, page: string): string {
  return text.replace(/\]\(([^)\s#:]+\.mdx)(#[^)\s]*)?\)/g, (link, target: string, anchor = '') => {
    const route = toRoute(posix.join(posix.dirname(page), target));
    return isCurrentOnly(route) ? `](/docs/${route}${anchor})` : link;
  });
}
