import type {Check} from '../types';

/** Without this promise, the other checks could silently leave out a page they cannot read. */
export const check: Check = {
  name: 'mdx-syntax',
  promise: 'Every page can be read as MDX with YAML front matter.',
  guide: 'guides/testing.md#mdx-syntax',
  run: ({pages, unreadable}) => ({
    filesRead: pages.length + unreadable.length,
    problems: [...unreadable],
  }),
};
