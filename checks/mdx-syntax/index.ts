import {globSync} from 'tinyglobby';
import {contentFolders} from '../../src/content/pageLocation';
import type {Check, Problem} from '../types';

/** Without this rule, the other checks could silently skip a page that they cannot read. */
export const check: Check = {
  name: 'mdx-syntax',
  description: 'Every page is an .mdx file that can be read, with YAML front matter.',
  guide: 'guides/testing.md#mdx-syntax',
  run: ({root, pages, unreadable}) => ({
    filesRead: pages.length + unreadable.length,
    problems: [...unreadable, ...findOtherFiles(root)],
  }),
};

/** Finds pages that the site would show although no check reads them. */
function findOtherFiles(root: string): Problem[] {
  return globSync(
    contentFolders.map(({folder}) => `${folder}/**/*.md`),
    {cwd: root},
  )
    .sort()
    .map((file) => ({file, rule: 'is not looked at by any check', repair: 'Name it .mdx.'}));
}
