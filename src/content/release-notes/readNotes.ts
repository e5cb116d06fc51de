import type {LocaleCode} from '../../kit/locales';
import {writeDay} from './change';

/** One entry of a release-notes page. */
export interface ReleaseNote {
  /** Day of the entry, ISO 8601 (`2025-03-17`); also the id of its heading. */
  date: string;
  /** The day in the page's language. */
  heading: string;
  /** What is new: the heading, without Markdown marks. */
  summary: string;
}

const entryHeading = /^## (?<title>.+?) \{(?:\/\* )?#(?<date>\d{4}-\d{2}-\d{2})(?: \*\/)?\}$/gm;

/**
 * Reads the entries of a release-notes page; `remark.ts` says what is wrong with one.
 *
 * @param source the MDX text of the page
 * @param filePath named in errors
 * @returns the entries in page order
 * @throws Error if the page has no entry
 */
export function readNotes(source: string, filePath: string, locale: LocaleCode): ReleaseNote[] {
  const headings = [...source.matchAll(entryHeading)];
  if (headings.length === 0) {
    throw new Error(`${filePath}: no entry found. Write their titles as "## What is new {/* #2025-03-17 */}".`);
  }
  return headings.map(({groups: {date = '', title = ''} = {}}) => ({
    date,
    heading: writeDay(date, locale),
    summary: plainText(title),
  }));
}

/** @returns one line of Markdown as plain text: links become their words, marks go. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
