import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {sourceLocale} from '../kit/locales';
import {versions} from '../kit/versions';
import {pageFingerprint} from '../kit/fingerprint';
import type {FrontMatter} from './front-matter/frontMatter';
import {h, toMarkup} from '../kit/html';
import {staticBlock} from '../kit/mdx';
import {message} from '../kit/messages';
import {locatePage, sourceFileOf, type MarkdownFile} from '../kit/pageLocation';

/** A page as Docusaurus hands it to remark plugins. */
interface PageFile extends MarkdownFile {
  data: {frontMatter?: Pick<FrontMatter, 'source_fingerprint'>};
}

interface Options {
  /** Address of the home page in the source language, with a slash at its end; undefined where the site has it not. */
  sourceHome: string | undefined;
}

/**
 * Remark plugin: puts a notice above a translation that was made from an older text, with a link to the source where the
 * site has it. The check `translations` refuses such pages; a build that skips the check still shows the notice.
 */
export function remarkOutdatedNotice({sourceHome}: Options): (root: Root, file: PageFile) => void {
  return (root, file) => {
    const page = locatePage(file);
    if (page?.collection !== 'docs' || page.locale === sourceLocale) return;
    const source = join(file.cwd, sourceFileOf(page));
    const stamp = file.data.frontMatter?.source_fingerprint;
    if (!existsSync(source) || stamp === pageFingerprint(readFileSync(source, 'utf8'))) return;
    const versionPath = versions.find(({name}) => name === page.version)?.path ?? '';
    const outdated = message(page.locale, 'translation.outdated');
    const address = ['docs', versionPath, page.route].filter((part) => part !== '').join('/');
    const link = h(
      'a',
      {href: `${sourceHome}${address}`, hrefLang: sourceLocale},
      message(page.locale, 'translation.readSource'),
    );
    const html = toMarkup(sourceHome ? [outdated, ' ', link] : [outdated]);
    root.children.unshift(staticBlock(html, 'alert alert--warning margin-bottom--md'));
  };
}
