import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';

/** @returns the title in a page's front matter; empty if there is no such page. */
export async function readTitle(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  if (frontMatter === undefined) return '';
  const {title} = (parse(frontMatter) ?? {}) as {title?: unknown};
  return typeof title === 'string' ? title : '';
}
