import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sourceLocale, type LocaleCode} from '../config/locales';
import {versions} from '../config/versions';
import {toFingerprint} from './fingerprint';
import {locatePage, sourceFileOf, type MarkdownFile} from './pageLocation';

/** A page as Docusaurus hands it to remark plugins. */
interface PageFile extends MarkdownFile {
  data: {frontMatter?: {source_fingerprint?: string}};
}

interface Root {
  children: object[];
}

/** What a translation says above its text when its source has changed since. */
const notices: Readonly<Partial<Record<LocaleCode, {text: string; link: string}>>> = {
  vi: {
    text: 'Bản tiếng Anh của trang này đã được sửa sau khi dịch; bản dịch dưới đây có thể chưa đầy đủ.',
    link: 'Đọc bản tiếng Anh',
  },
};

/**
 * Remark plugin: puts a notice with a link to the source above a translation that was made from an older text. The
 * check `translations` refuses such pages; who builds all the same must not hide it from readers.
 */
export function remarkNewerSource(): (root: Root, file: PageFile) => void {
  return (root, file) => {
    const page = locatePage(file);
    if (page?.collection !== 'docs' || page.locale === sourceLocale) return;
    const source = join(file.cwd, sourceFileOf(page));
    const notice = notices[page.locale];
    const stamp = file.data.frontMatter?.source_fingerprint;
    if (!notice || !existsSync(source) || stamp === toFingerprint(readFileSync(source))) return;
    const versionPath = versions.find(({name}) => name === page.version)?.path ?? '';
    const parts = ['/docs', versionPath, page.route].filter((part) => part !== '');
    const html = `${notice.text} <a href="${parts.join('/')}" hreflang="${sourceLocale}">${notice.link}</a>`;
    root.children.unshift({
      type: 'mdxJsxFlowElement',
      name: 'StaticHtml',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'className', value: 'alert alert--warning margin-bottom--md'},
        {type: 'mdxJsxAttribute', name: 'html', value: html},
      ],
      children: [],
    });
  };
}
