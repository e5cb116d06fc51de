import {toSourceAddress} from '../support/localeOf';

/** What a page may cost its reader on the first visit; bytes as sent, compressed with brotli. */
export interface Budget {
  html: number;
  js: number;
  css: number;
  fonts: number;
  /** Elements in the HTML. */
  elements: number;
}

const kilobyte = 1024;

const docsPage: Budget = {
  // Nearly all are below 8 KB; a few Vietnamese ones with several drawings are not.
  html: 8.75 * kilobyte,
  // The Vietnamese texts of the theme and of the site add 3 KB to English pages.
  js: 125 * kilobyte,
  css: 10 * kilobyte,
  fonts: 40 * kilobyte,
  elements: 1000,
};

/** What the style sheet that every page links may weigh; it is fetched once. */
export const sharedStyles = 8.25 * kilobyte;

/**
 * The gates. Raise one only with a reason that readers would accept; lower it whenever the site got lighter.
 * HTML is the text itself: Vietnamese weighs a tenth more than English, and figures are drawn in the page.
 */
export const budgets = {
  docs: docsPage,
  /** API pages hold every field, code and sample of an operation. */
  operation: {...docsPage, html: 10 * kilobyte, elements: 1200},
  /** Guides that show screens and code. */
  screensAndCode: {...docsPage, css: 10.75 * kilobyte},
  /** Pages that answer many questions, because readers search in them. */
  long: {...docsPage, html: 14.5 * kilobyte, elements: 2000},
} as const satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

const anyVersion = '/docs(?:/\\d[\\d.]*)?';

const longAreas = ['/questions', '/glossary', '/api/v1/general/general-format', '/api/v1/others/sample-code'];

/** Introductions, questions, glossary, common formats and the whole sample program, of every version. */
const longPage = new RegExp(`^${anyVersion}(?:${longAreas.join('|')})?$`);

const screensAndCode = new RegExp(
  `^${anyVersion}/tutorial/categories/document-template/(?:create|config-data-fill-parameters)$`,
);

/** What tells the kind of a page. */
export interface PageTraits {
  address: string;
  isDocs: boolean;
  hasOperation: boolean;
}

/** @returns the kind of a page that has a budget, or undefined for the few others. */
export function toPageKind({address, isDocs, hasOperation}: PageTraits): PageKind | undefined {
  if (!isDocs) return undefined;
  if (longPage.test(toSourceAddress(address))) return 'long';
  if (screensAndCode.test(toSourceAddress(address))) return 'screensAndCode';
  return hasOperation ? 'operation' : 'docs';
}
