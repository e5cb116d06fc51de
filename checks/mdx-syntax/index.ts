import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {findTabs} from '../../src/content/syntax/findTabs';
import {findPageMistakes} from '../../src/content/syntax/remark';
import {contentFolders} from '../../src/kit/pageLocation';
import type {Mistake} from '../../src/content/syntax/mistakes';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';

const folders = contentFolders.map(({folder}) => folder);
const dataFiles = ['vocabulary/**/*.yaml', 'openapi/**/*.yaml', ...folders.map((folder) => `${folder}/tags.yml`)];

/** Without this rule, the other checks could silently skip a page that they cannot read. */
export const check: Check = {
  name: 'mdx-syntax',
  description:
    'Every page is an .mdx file that readers see as it was written: it can be read, and no part of it gets lost.',
  guide: 'guides/testing.md#mdx-syntax',
  data: ['src/content/{syntax,code}/**', 'src/kit/code/**'],
  readsEveryPage: true,
  run: ({root, isChosen, pages, unreadable}) => {
    const data = globSync(dataFiles, {cwd: root})
      .sort()
      .map((file) => ({file, source: readFileSync(join(root, file), 'utf8')}));
    return {
      filesRead: pages.length + new Set(unreadable.map(({file}) => file)).size,
      problems: [
        ...unreadable,
        ...findOtherFiles(root),
        ...pages.flatMap((page) => findMistakes(page, root)),
        ...data
          .filter(({file}) => isChosen(file))
          .flatMap(({file, source}) => findTabs(source).map((mistake) => ({file, ...mistake}))),
      ],
    };
  },
};

/** What the build refuses too, in the same words. */
function findMistakes({file, markdown, source, frontMatter}: ParsedPage, root: string): Problem[] {
  const mistakes = findPageMistakes(markdown, source, {path: join(root, file), cwd: root}, frontMatter);
  return [...findMark(source), ...mistakes].map((mistake) => ({file, ...mistake}));
}

/** Readers do not see it, but other programs that read the page stumble over it. */
function findMark(source: string): Mistake[] {
  if (!source.startsWith('\uFEFF')) return [];
  const rule = 'begins with a mark that nobody sees (U+FEFF, "BOM")';
  return [{line: 1, rule, repair: 'Save it as UTF-8 without BOM, or run `npm run check -- --fix`.'}];
}

/** Finds pages that the site would show although no check reads them. */
function findOtherFiles(root: string): Problem[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.md`),
    {cwd: root},
  )
    .sort()
    .map((file) => ({file, rule: 'is not looked at by any check', repair: 'Name it .mdx.'}));
}
