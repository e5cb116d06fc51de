import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {contentFolders} from '../../src/kit/pageLocation';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {findStraySigns} from './findStraySigns';

const folders = contentFolders.map(({folder}) => folder);
const dataFiles = ['vocabulary/**/*.yaml', 'openapi/**/*.yaml', ...folders.map((folder) => `${folder}/tags.yml`)];

/** Without this rule, the other checks could silently skip a page that they cannot read. */
export const check: Check = {
  name: 'mdx-syntax',
  description:
    'Every page is an .mdx file that can be read, indented with spaces, and without stray signs of Markdown.',
  guide: 'guides/testing.md#mdx-syntax',
  readsEveryPage: true,
  run: ({root, isChosen, pages, unreadable}) => {
    const data = globSync(dataFiles, {cwd: root})
      .sort()
      .map((file) => ({file, source: readFileSync(join(root, file), 'utf8')}));
    return {
      filesRead: pages.length + unreadable.length,
      problems: [
        ...unreadable,
        ...findOtherFiles(root),
        ...pages.flatMap((page) => findTabs(page, linesOfCode(page))),
        ...pages.flatMap((page) => findStraySigns(page)),
        ...data.filter(({file}) => isChosen(file)).flatMap((each) => findTabs(each)),
      ],
    };
  },
};

/** Finds pages that the site would show although no check reads them. */
function findOtherFiles(root: string): Problem[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.md`),
    {cwd: root},
  )
    .sort()
    .map((file) => ({file, rule: 'is not looked at by any check', repair: 'Name it .mdx.'}));
}

/**
 * A tab is as wide as each program likes: what looks indented may not be, and YAML refuses it.
 *
 * @param left lines that keep their tabs
 */
function findTabs({file, source}: {file: string; source: string}, left: ReadonlySet<number> = new Set()): Problem[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      text.includes('\t') && !left.has(index + 1)
        ? [{file, line: index + 1, rule: 'has a tab character', repair: 'Write spaces.'}]
        : [],
    );
}

/** @returns the lines of code on a page, which keep their tabs: a makefile, for one, needs them */
function linesOfCode(page: ParsedPage): Set<number> {
  const lines = new Set<number>();
  if (!page.source.includes('\t')) return lines;
  visit(page.markdown, 'code', ({position}) => {
    for (let line = (position?.start.line ?? 0) + 1; line < (position?.end.line ?? 0); line += 1) lines.add(line);
  });
  return lines;
}
