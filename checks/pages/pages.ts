import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {contentFolders, locatePage, type PageLocation} from '../../src/kit/pageLocation';

/** A page or partial with its text. */
export interface Page extends PageLocation {
  source: string;
}

/** A page with its Markdown tree and front matter. */
export interface ParsedPage extends Page {
  markdown: Root;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The line of each front matter key (`tags`), and of each item of a list (`tags.0`). */
  keyLines: ReadonlyMap<string, number>;
}

/** Lists every page and every partial (`_…`) under the root. */
export function listPages(root: string): Page[] {
  return contentFolders.flatMap(({folder}) =>
    globSync(`${folder}/**/*.mdx`, {cwd: root})
      .sort()
      .flatMap((path) => {
        const location = locatePage({path, cwd: root});
        return location ? [{...location, source: readFileSync(join(root, path), 'utf8')}] : [];
      }),
  );
}
