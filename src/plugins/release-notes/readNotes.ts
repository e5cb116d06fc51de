/** One dated entry of a release-notes page. */
export interface ReleaseNote {
  /** Day of the entry, ISO 8601 (`2025-03-17`); also the id of its heading. */
  date: string;
  /** The heading as written, in the page's language. */
  heading: string;
  /** First paragraph below the heading, without Markdown marks. */
  summary: string;
  /** Everything below the heading up to the next entry, as Markdown. */
  body: string;
}

const entryHeading = /^## (?<heading>.+?) \{\/\* #(?<date>\d{4}-\d{2}-\d{2}) \*\/\}$/;

/**
 * Reads the dated entries of a release-notes page.
 *
 * @param source the MDX text of the page
 * @param filePath named in errors
 * @returns the entries in page order
 * @throws if the page has no entry, an entry has no summary, or the entries are not newest first
 */
export function readNotes(source: string, filePath: string): ReleaseNote[] {
  const notes: ReleaseNote[] = [];
  let lines: string[] = [];
  const finish = (): void => {
    const note = notes.at(-1);
    if (note) {
      note.body = lines.join('\n').trim();
      note.summary = plainText(note.body.split(/\n\s*\n/)[0] ?? '');
      if (!note.summary) {
        throw new Error(
          `${filePath}: the entry "${note.heading}" has no summary. Write one paragraph below its heading.`,
        );
      }
    }
    lines = [];
  };
  for (const line of source.split('\n')) {
    const match = entryHeading.exec(line)?.groups;
    if (match?.heading && match.date) {
      finish();
      notes.push({date: match.date, heading: match.heading, summary: '', body: ''});
    } else {
      lines.push(line);
    }
  }
  finish();
  if (notes.length === 0) {
    throw new Error(`${filePath}: no dated entry found. Write entries as "## 17 March 2025 {/* #2025-03-17 */}".`);
  }
  const misplaced = notes.find((note, index) => index > 0 && note.date > notes[index - 1]!.date);
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
