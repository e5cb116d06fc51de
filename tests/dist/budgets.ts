import {toSourceAddress} from '../support/localeOf';

/** What a page may cost its reader on the first visit; bytes as sent, compressed with brotli. */
export interface Budget {
  /** The document. */
  html: number;
  css: number;
  /** The one script that runs before the reader uses anything. */
  starter: number;
  fonts: number;
  /** Everything until the page is loaded, drawings included; what is prefetched afterwards does not count. */
  loaded: number;
  /** So many files are asked for until then, the document included, the icon of the tab not. */
  requests: number;
  /** Elements in the HTML. */
  elements: number;
  /** All scripts that run once the reader has shown an intent, the starter included. */
  js: number;
}

const kilobyte = 1024;

const docsPage: Budget = {
  html: 9 * kilobyte,
  css: 13 * kilobyte,
  starter: 1.5 * kilobyte,
  fonts: 40 * kilobyte,
  loaded: 24 * kilobyte,
  requests: 5,
  elements: 1500,
  // The Vietnamese texts of the theme and of the site weigh 5 KB.
  js: 150 * kilobyte,
};

/**
 * The gates. Raise one only with a reason that readers would accept; lower it whenever the site got lighter.
 * HTML is the text itself: Vietnamese weighs a tenth more than English, and figures are drawn in the page.
 */
export const budgets = {
  docs: docsPage,
  /**
   * API pages hold every field, code and sample of an operation. The aim is 10 KB; one operation, the largest of the
   * contract (documents-process), is 10.4 in Vietnamese, because it has every kind of step with all its fields.
   */
  operation: {...docsPage, html: 10.75 * kilobyte, loaded: 26 * kilobyte},
  /** Vietnamese pages with several drawings or long samples are up to 9.4 KB. */
  figuresAndCode: {...docsPage, html: 9.9 * kilobyte, loaded: 25 * kilobyte},
  /** Pages that answer many questions, because readers search in them; their scripts hold the text once more. */
  long: {...docsPage, html: 15.5 * kilobyte, loaded: 30 * kilobyte, elements: 2000, js: 160 * kilobyte},
} as const satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

const anyVersion = '/docs(?:/\\d[\\d.]*)?';

const longAreas = ['/questions', '/glossary', '/api/v1/general/general-format', '/api/v1/others/sample-code'];

/** Introductions, questions, glossary, common formats and the whole sample program, of every version. */
const longPage = new RegExp(`^${anyVersion}(?:${longAreas.join('|')})?$`);

const figuresAndCode = new RegExp(
  `^${anyVersion}/(?:api/v1/general/webhook|api/v1/guide/basic-create|tutorial/receiver)$`,
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
  if (figuresAndCode.test(toSourceAddress(address))) return 'figuresAndCode';
  return hasOperation ? 'operation' : 'docs';
}
