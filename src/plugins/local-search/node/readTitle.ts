import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';

/** Where a version's pages lie in each language. */
export interface ContentFolders {
  siteDir: string;
  /** Language whose pages lie outside `i18n`. */
  defaultLocale: string;
}

/** @returns the folder with the pages of a version in a language. */
export function contentFolder({siteDir, defaultLocale}: ContentFolders, locale: string, versionName: string): string {
  const isCurrent = versionName === 'current';
  if (locale === defaultLocale) {
    return isCurrent ? path.join(siteDir, 'docs') : path.join(siteDir, 'versioned_docs', `version-${versionName}`);
  }
  return path.join(
    siteDir,
    'i18n',
    locale,
    'docusaurus-plugin-content-docs',
    isCurrent ? 'current' : `version-${versionName}`,
  );
}

/** @returns the title in a page's front matter; empty if there is no such page. */
export async function readTitle(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  if (frontMatter === undefined) return '';
  const {title} = (parse(frontMatter) ?? {}) as {title?: unknown};
  return typeof title === 'string' ? title : '';
}
