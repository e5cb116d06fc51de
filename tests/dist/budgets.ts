import {versions} from '../../src/kit/versions';
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
  /**
   * So many files are asked for until then, the document included, the icon of the tab not: four on every page, and the
   * styles of what few pages show. They come side by side.
   */
  requests: number;
  /** Elements in the HTML. */
  elements: number;
  /** Bytes of all scripts that run once the reader has shown an intent, the starter included. */
  js: number;
  /** So many files the application comes in; each costs a slow phone some milliseconds to ask for ahead. */
  scripts: number;
}

const kilobyte = 1024;

/**
 * The router knows every address of the site, so each version of about 200 pages adds this to the script of every page:
 * 7,514 bytes, measured on a fourth one. Retiring a version takes it away.
 */
const routerList = versions.length * 7.5 * kilobyte;

const docsPage: Budget = {
  html: 10 * kilobyte,
  css: 17.125 * kilobyte,
  starter: 1.6 * kilobyte,
  fonts: 40 * kilobyte,
  loaded: 28.125 * kilobyte,
  requests: 7,
  elements: 1500,
  js: 144.5 * kilobyte + routerList,
  scripts: 5,
};

/**
 * The gates, a few per cent above the heaviest page of each kind, so that a day's work is not stopped by a few bytes;
 * `npm run bench` shows how pages grow. Vietnamese weighs a tenth more than English, and figures are drawn in the page. A
 * page's styles are 14.2 KB; what code (with the closed form of the sandbox), diagrams, mockups, checklists and the contract
 * need comes beside them, where it is shown. Raise a gate only with a reason that readers would accept.
 */
export const budgets = {
  docs: docsPage,
  /**
   * API pages hold every field with its address, every answer, a refusal among them, all example bodies and a sample of
   * an operation or a webhook; the largest is documents-process. Their styles have the columns, the marks of fields and the
   * form of the reader's own values.
   */
  operation: {...docsPage, html: 11.75 * kilobyte, css: 17.625 * kilobyte, loaded: 31.75 * kilobyte},
  /** Pages on which readers see the moment itself, screen by screen, before they sign: 1 KB of page, 2 KB of styles. */
  screens: {...docsPage, css: 18.375 * kilobyte, loaded: 30 * kilobyte},
  /** Guides that hold a whole job, which would be longer in several pages; the largest is many-contracts. */
  job: {...docsPage, html: 12.5 * kilobyte, css: 19 * kilobyte, loaded: 32.875 * kilobyte},
  /**
   * Pages that answer many questions, because readers search in them; their scripts hold the text once more. The largest
   * is general-format of the older versions, which holds all shared schemas, with an address for each field.
   */
  long: {
    ...docsPage,
    html: 17.75 * kilobyte,
    css: 17.625 * kilobyte,
    loaded: 36.375 * kilobyte,
    elements: 2250,
    js: 145.5 * kilobyte + routerList,
  },
} as const satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

const anyVersion = '/docs(?:/\\d[\\d.]*)?';

const longAreas = ['/questions', '/glossary', '/api/v1/others/clients', '/api/v1/others/sample-code'];

/** Introductions, questions, glossary and the whole sample program; of older versions the common formats, with all objects. */
const longPage = new RegExp(
  `^(?:${anyVersion}(?:${longAreas.join('|')})?|/docs/\\d[\\d.]*/api/v1/general/general-format)$`,
);

const jobPage = new RegExp(
  `^${anyVersion}(?:/tutorial/sender/many-contracts|/tutorial/administrator/users|/api/v1/(?:guide/(?:basic|batch-imports)-create|sandbox(?:/options)?))$`,
);

/** How to recognise the kind of a page. */
export interface PageTraits {
  address: string;
  isDocs: boolean;
  hasFields: boolean;
  /** Whether it links the styles of walkthroughs. */
  hasScreens: boolean;
}

/** @returns the kind of a page that has a budget, or undefined for the few others. */
export function toPageKind({address, isDocs, hasFields, hasScreens}: PageTraits): PageKind | undefined {
  if (!isDocs) return undefined;
  const source = toSourceAddress(address);
  if (longPage.test(source)) return 'long';
  if (jobPage.test(source)) return 'job';
  if (hasScreens) return 'screens';
  return hasFields ? 'operation' : 'docs';
}
