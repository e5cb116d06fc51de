import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {locales, sourceLocale, type LocaleCode} from '../config/locales';
import {versions} from '../config/versions';
import {toFingerprint} from './fingerprint';
import {pagePath} from './pageLocale';

/** A page as Docusaurus hands it to Markdown steps. */
interface PageFile {
  path?: string;
  cwd: string;
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

/** Where a translated docs page lies. */
const translatedPage = /^i18n\/([^/]+)\/docusaurus-plugin-content-docs\/(current|version-([^/]+))\/(.+?)\.mdx?$/;

/**
 * Remark plugin: puts a notice with a link to the source above a translation that was made from an older text. The
 * check `translations` refuses such pages; who builds all the same must not hide it from readers.
 */
export function remarkNewerSource(): (root: Root, file: PageFile) => void {
  return (root, file) => {
    const found = translatedPage.exec(pagePath(file));
    if (!found) return;
    const [, code = '', folder = '', version = 'current', route = ''] = found;
    const notice = notices[locales.find((locale) => locale.code === code)?.code ?? sourceLocale];
    const source = join(file.cwd, folder === 'current' ? 'docs' : `versioned_docs/${folder}`, `${route}.mdx`);
    const stamp = file.data.frontMatter?.source_fingerprint;
    if (!notice || !existsSync(source) || stamp === toFingerprint(readFileSync(source))) return;
    const versionPath = versions.find(({name}) => name === version)?.path ?? '';
    const parts = ['/docs', versionPath, route.replace(/(^|\/)index$/, '')].filter((part) => part !== '');
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
