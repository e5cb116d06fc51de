import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {locales, sourceLocale} from '../../src/config/locales';
import {versions} from '../../src/config/versions';

export type {ParsedPage} from './parsePage';

/** A content file and what its path says about it. */
export interface Page {
  /** Path from the root, with forward slashes. */
  file: string;
  collection: 'docs' | 'pages';
  /** The tree it belongs to: pages link only inside their tree. */
  tree: string;
  locale: string;
  /** Version as Docusaurus names it; '' for pages outside the docs. */
  version: string;
  /** Address below the version's base, without the file ending; '' for the introduction. */
  route: string;
  /** True for a file that other pages insert; it has neither an address nor front matter. */
  isFragment: boolean;
  source: string;
}

/** A folder of content: one collection in one language and one version. */
export interface ContentTree {
  folder: string;
  collection: Page['collection'];
  locale: string;
  version: string;
}

/** The folder of one version's documentation in one language. */
export function docsFolder(locale: string, version: string): string {
  const versionFolder = version === 'current' ? 'current' : `version-${version}`;
  if (locale !== sourceLocale) return `i18n/${locale}/docusaurus-plugin-content-docs/${versionFolder}`;
  return version === 'current' ? 'docs' : `versioned_docs/${versionFolder}`;
}

/** Every folder that may hold content, source language first. */
export const contentTrees: readonly ContentTree[] = [...locales]
  .sort((a, b) => Number(b.code === sourceLocale) - Number(a.code === sourceLocale))
  .flatMap(({code}) => [
    ...versions.map(({name}) => ({
      folder: docsFolder(code, name),
      collection: 'docs' as const,
      locale: code as string,
      version: name,
    })),
    {
      folder: code === sourceLocale ? 'src/pages' : `i18n/${code}/docusaurus-plugin-content-pages`,
      collection: 'pages' as const,
      locale: code as string,
      version: '',
    },
  ]);

/** The address a file has below its tree's base. */
export function toRoute(pathInTree: string): string {
  return pathInTree.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
}

/** Lists every page and every fragment (`_…`) under the root. */
export function listPages(root: string): Page[] {
  return contentTrees.flatMap((tree) => {
    const cwd = join(root, tree.folder);
    if (!existsSync(cwd)) return [];
    return globSync('**/*.mdx', {cwd})
      .sort()
      .map((path) => ({
        file: `${tree.folder}/${path}`,
        collection: tree.collection,
        tree: tree.folder,
        locale: tree.locale,
        version: tree.version,
        route: toRoute(path),
        isFragment: /(^|\/)_/.test(path),
        source: readFileSync(join(cwd, path), 'utf8'),
      }));
  });
}

/** The page of another language that says the same: same collection, version and route. */
export function counterpart<P extends Page>(page: P, locale: string, pages: readonly P[]): P | undefined {
  return pages.find(
    (other) =>
      other.locale === locale &&
      other.collection === page.collection &&
      other.version === page.version &&
      other.route === page.route,
  );
}
