import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** @returns the title in a page's front matter, or an empty text if there is no such page */
export async function readTitle(filePath: string): Promise<string> {
  const fileContent = await readFile(filePath, 'utf8').catch(() => '');
  const {title} = (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
  return typeof title === 'string' ? title : '';
}
