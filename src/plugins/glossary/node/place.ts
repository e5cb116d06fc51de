import path from 'node:path';
import {sourceLocale, type LocaleCode} from '../../../config/locales';
import {pageLocale, pagePath, type PageFile} from '../../../content/pageLocale';

/** A page of the current documentation. */
export interface GlossaryPlace {
  locale: LocaleCode;
  /** Route below the docs; '' for the introduction. */
  route: string;
}

/** Route of the glossary page. */
export const glossaryRoute = 'glossary';

/** @returns the place of a page, or undefined for a page without a glossary: frozen versions, pages outside the docs. */
export function placeOf(file: PageFile): GlossaryPlace | undefined {
  const locale = pageLocale(file);
  const folder = locale === sourceLocale ? 'docs/' : `i18n/${locale}/docusaurus-plugin-content-docs/current/`;
  const page = pagePath(file);
  if (!page.startsWith(folder)) return undefined;
  const route = page
    .slice(folder.length)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  return {locale, route};
}

/** A page a term names: its route, and a heading on it. */
export interface TermPage {
  route: string;
  anchor?: string;
}

/** @returns what `tutorial/receiver#codes` means; `index` is the introduction. */
export function readTermPage(page: string): TermPage {
  const [route = '', anchor] = page.split('#');
  return {route: route === 'index' ? '' : route, anchor};
}

/** @returns a relative address, which stays in the reader's language whatever the site's base path. */
export function addressFrom(route: string, {route: target, anchor}: TermPage): string {
  const {dirname, basename, join, relative} = path.posix;
  const goal = below(target);
  // By folders, because a page has no slash at its end: the introduction is `../docs` for its neighbours.
  const address = join(relative(dirname(below(route)), dirname(goal)), basename(goal));
  return `${address}${anchor ? `#${anchor}` : ''}`;
}

function below(route: string): string {
  return route === '' ? 'docs' : `docs/${route}`;
}
