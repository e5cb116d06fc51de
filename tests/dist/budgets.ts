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
  html: 8 * kilobyte,
  js: 145 * kilobyte,
  css: 12.5 * kilobyte,
  fonts: 40 * kilobyte,
  elements: 1500,
};

/** The gates. Raise one only with a reason that readers would accept; lower it whenever the site got lighter. */
export const budgets = {
  docs: docsPage,
  /** API pages hold every field, code and sample of an operation. */
  operation: {...docsPage, html: 10 * kilobyte},
} as const satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;
