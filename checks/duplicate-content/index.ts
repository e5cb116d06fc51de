import type {ParsedPage} from '../content/pages';
import {readProse} from '../content/prose';
import type {Check, Problem} from '../types';
import type {Passage} from './findRepeats';
import {findRepeats} from './findRepeats';

/** Text that stands twice is corrected once. The second place should link to the first. */
export const check: Check = {
  name: 'duplicate-content',
  description: 'No two pages of the same language and version repeat a paragraph, word for word or nearly so.',
  guide: 'guides/testing.md#duplicate-content',
  run: ({allPages}) => ({
    filesRead: allPages.length,
    problems: [...groupByReader(allPages).values()].flatMap((pages) =>
      findRepeats(pages.flatMap(readPassages)).map(({passage, earlier}): Problem => ({
        file: passage.file,
        line: passage.line,
        rule: `repeats ${earlier.file}:${earlier.line}: "${shorten(passage.text)}"`,
        repair: 'Say it in one place and link there, or say what is particular here.',
      })),
    ),
  }),
};

/** Pages that the same reader may meet: one language, one version. */
function groupByReader(pages: readonly ParsedPage[]): Map<string, ParsedPage[]> {
  const groups = new Map<string, ParsedPage[]>();
  for (const page of pages) {
    const reader = `${page.locale} ${page.version}`;
    groups.set(reader, [...(groups.get(reader) ?? []), page]);
  }
  return groups;
}

function readPassages(page: ParsedPage): Passage[] {
  return readProse(page)
    .filter(({kind}) => kind === 'paragraph' || kind === 'cell')
    .map(({text, line}) => ({file: page.file, line, text}));
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= 70 ? flat : `${flat.slice(0, 67)}…`;
}
