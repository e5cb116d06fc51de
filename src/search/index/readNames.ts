import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** What a page is called in its front matter, and what readers type for it. */
export interface PageNames {
  title: string;
  search: string[];
}

/** @returns the names of a page; empty ones if there is no such page */
export async function readNames(filePath: string): Promise<PageNames> {
  const fileContent = await readFile(filePath, 'utf8').catch(() => '');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {title = '', search = []} = frontMatter as Partial<PageNames>;
  return {title, search};
}
