import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {contentFolders, toRoute, type PageLocation} from '../../src/content/pageLocation';

/** A page or partial with its text. Pages link only inside their folder. */
export interface Page extends PageLocation {
  source: string;
}

/** A page with its Markdown tree and front matter. */
export interface ParsedPage extends Page {
  markdown: Root;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The line on which each front matter key is. */
  keyLines: ReadonlyMap<string, number>;
}

/** Lists every page and every partial (`_…`) under the root. */
export function listPages(root: string): Page[] {
  return contentFolders.flatMap((contentFolder) => {
    const cwd = join(root, contentFolder.folder);
    if (!existsSync(cwd)) return [];
    return globSync('**/*.mdx', {cwd})
      .sort()
      .map((path) => ({
        ...contentFolder,
        file: `${contentFolder.folder}/${path}`,
        route: toRoute(path),
        isPartial: /(^|\/)_/.test(path),
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
