import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {sourceLocale, type LocaleCode} from '../kit/locales';
import {h, toMarkup} from '../kit/html';
import {staticBlock} from '../kit/mdx';
import {message} from '../kit/messages';
import {contentFolders, locatePage, type MarkdownFile, type PageLocation} from '../kit/pageLocation';

/** @returns whether a page stands for its translation into the language that is built, which is missing */
const isStandIn = (page: PageLocation | undefined, locale: LocaleCode): boolean =>
  page !== undefined && page.locale === sourceLocale && locale !== sourceLocale;

/** What the front matter of a page holds besides what its writer wrote, if its text is not in the language of the site around it. */
export interface TextLanguage {
  text_language?: LocaleCode;
}

/** @returns the language of a page's text, where it is another than the one that is built */
export function textLanguage(path: string, locale: LocaleCode, cwd = process.cwd()): TextLanguage {
  return isStandIn(locatePage({path, cwd}), locale) ? {text_language: sourceLocale} : {};
}

/**
 * Remark plugin: where a language has no translation of a page, Docusaurus shows the source. It gets a notice, and links
 * between pages lead to the translation if there is one, else to the source: Docusaurus knows only the one that it shows.
 *
 * @param locale the language that is built
 */
export function remarkMissingTranslation({locale}: {locale: LocaleCode}) {
  return (root: Root, file: MarkdownFile): void => {
    const page = locatePage(file);
    if (!page || locale === sourceLocale) return;
    visit(root, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = shownFile(node.url, page, locale, file.cwd);
    });
    if (page.collection !== 'docs' || !isStandIn(page, locale)) return;
    const words = message(locale, 'translation.missing');
    const isSource = words === message(sourceLocale, 'translation.missing');
    const notice = h('p', {lang: isSource ? undefined : locale, dataSearchIgnore: ''}, words);
    root.children.unshift(staticBlock(toMarkup(notice), 'alert alert--secondary margin-bottom--md'));
  };
}

/** @returns a link to a page's file, from the root of the site if the file is in the folder of another language */
function shownFile(url: string, page: PageLocation, locale: LocaleCode, cwd: string): string {
  const [, path = '', rest = ''] = /^(?![a-z][a-z+.-]*:|[/@])([^?#]+\.mdx?)([?#].*)?$/i.exec(url) ?? [];
  const file = posix.join(posix.dirname(page.file), decodeURI(path));
  if (path === '' || !file.startsWith(`${page.folder}/`)) return url;
  const folders = [locale, sourceLocale].flatMap((code) =>
    contentFolders.filter(
      (each) => each.locale === code && each.collection === page.collection && each.version === page.version,
    ),
  );
  const shown = folders.find(({folder}) => existsSync(join(cwd, file.replace(page.folder, folder))));
  return shown && shown.folder !== page.folder ? `@site/${file.replace(page.folder, shown.folder)}${rest}` : url;
}
