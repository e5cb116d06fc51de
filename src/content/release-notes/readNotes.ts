/** One dated entry of a release-notes page. */
export interface ReleaseNote {
  /** Day of the entry, ISO 8601 (`2025-03-17`); also the id of its heading. */
  date: string;
  /** The heading as written, in the page's language. */
  heading: string;
  /** First paragraph below the heading, without Markdown marks. */
  summary: string;
}

const entryHeading = /^## (?<heading>.+?) \{\/\* #(?<date>\d{4}-\d{2}-\d{2}) \*\/\}$/gm;

/**
 * Reads the dated entries of a release-notes page.
 *
 * @param source the MDX text of the page
 * @param filePath named in errors
 * @returns the entries in page order
 * @throws if the page has no entry, an entry has no summary, or the entries are not newest first
 */
export function readNotes(source: string, filePath: string): ReleaseNote[] {
  const headings = [...source.matchAll(entryHeading)];
  if (headings.length === 0) {
    throw new Error(`${filePath}: no dated entry found. Write entries as "## 17 March 2025 {/* #2025-03-17 */}".`);
  }
  const notes = headings.map(({0: line, index, groups}, position): ReleaseNote => {
    const {date = '', heading = ''} = groups ?? {};
    const body = source.slice(index + line.length, headings[position + 1]?.index).trim();
    const summary = plainText(body.split(/\n\s*\n/)[0] ?? '');
    if (summary) return {date, heading, summary};
    throw new Error(`${filePath}: the entry "${heading}" has no summary. Write one paragraph below its heading.`);
  });
  const misplaced = notes.find(({date}, position) => date > (notes[position - 1]?.date ?? date));
  if (misplaced) {
    throw new Error(
      `${filePath}: the entry of ${misplaced.date} stands below an older one. Put the newest entry first.`,
    );
  }
  return notes;
}

/** @returns one line of Markdown as plain text: links become their words, marks go. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
