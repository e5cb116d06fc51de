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

interface Translation {
  code: string;
  /** Name of the version in the plugin's terms: `current` or a number. */
  version: string;
  /** Path below the version's folder, without its ending. */
  route: string;
  /** The page that it translates. */
  source: string;
}

function readTranslation(file: Pick<PageFile, 'path' | 'cwd'>): Translation | undefined {
  const found = translatedPage.exec(pagePath(file));
  if (!found) return undefined;
  const [, code = '', folder = '', version = 'current', route = ''] = found;
  const source = join(file.cwd, folder === 'current' ? 'docs' : `versioned_docs/${folder}`, `${route}.mdx`);
  return {code, version, route, source};
}

/** @returns the path of the page that a translation was made from, whether it exists or not; undefined for others. */
export function sourceOfTranslation(file: Pick<PageFile, 'path' | 'cwd'>): string | undefined {
  return readTranslation(file)?.source;
}

/**
 * Remark plugin: puts a notice with a link to the source above a translation that was made from an older text. The
 * check `translations` refuses such pages; who builds all the same must not hide it from readers.
 */
export function remarkNewerSource(): (root: Root, file: PageFile) => void {
  return (root, file) => {
    const translation = readTranslation(file);
    if (!translation) return;
    const {code, version, route, source} = translation;
    const notice = notices[locales.find((locale) => locale.code === code)?.code ?? sourceLocale];
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
