import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {listPages, type Page} from '../../checks/pages/pages';
import {sourceLocale} from '../../src/kit/locales';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {sourceFileOf} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import {toRouteArgument} from '../move-page/findPages';

/**
 * Writes into translated pages the fingerprint of the source they were compared with.
 *
 * @param selection paths, folders or globs of translated pages, or of those they are made from, and addresses of current pages
 * @returns the files that were changed
 * @throws Error before anything is written if none is named or matches, or one has no source
 */
export function stampPages(root: string, selection: readonly string[]): string[] {
  const example = 'for instance i18n/vi/docusaurus-plugin-content-docs/current/index.mdx';
  if (selection.length === 0) throw new Error(`Say which pages were compared with their source, ${example}.`);
  const pages = listPages(root);
  const chosen = new Set(globSync([...selection], {cwd: root}));
  const addresses = new Set(selection.map(toRouteArgument));
  const isChosen = ({file, route, version, isPartial}: Page): boolean =>
    !isPartial && (chosen.has(file) || (version === currentVersion.name && addresses.has(route)));
  const sources = new Set(pages.filter((page) => page.locale === sourceLocale && isChosen(page)).map(({file}) => file));
  const translations = pages.filter(
    (page) => page.locale !== sourceLocale && (isChosen(page) || sources.has(sourceFileOf(page))),
  );
  if (translations.length === 0) {
    throw new Error(
      `No page with a translation matches ${selection.join(' ')}. Name pages by their file or address, ${example}.`,
    );
  }
  const stamped = translations.map((page) => ({
    page,
    text: stamp(page.source, pageFingerprint(findSource(page, pages).source)),
  }));
  const changed = stamped.filter(({page, text}) => text !== page.source);
  for (const {page, text} of changed) writeFileSync(join(root, page.file), text);
  return changed.map(({page}) => page.file);
}

function findSource(page: Page, pages: readonly Page[]): Page {
  const sourceFile = sourceFileOf(page);
  const source = pages.find(({file}) => file === sourceFile);
  if (!source) throw new Error(`${page.file} has no source page ${sourceFile}. Move it with its source, or delete it.`);
  return source;
}

/** @returns the text of a page with the fingerprint in its front matter, and its lines ended as they were. */
export function stamp(source: string, fingerprint: string): string {
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  // In quotes, because YAML would read some fingerprints as numbers.
  const line = `source_fingerprint: "${fingerprint}"${end}`;
  const [mark = ''] = /^\uFEFF/.exec(source) ?? [];
  const text = source.slice(mark.length);
  const [, open = '', frontMatter = ''] = /^(---\r?\n)([\s\S]*?\r?\n)---(?=\r?\n|$)/.exec(text) ?? [];
  if (!open) return `${mark}---${end}${line}---${end}${end}${text}`;
  const without = frontMatter.replace(/^source_fingerprint:.*\r?\n/m, '');
  return mark + open + without + line + text.slice(open.length + frontMatter.length);
}
