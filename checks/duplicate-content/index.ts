import type {ParsedPage} from '../pages/pages';
import {quote, readProse} from '../pages/prose';
import type {Check, CheckContext, Problem} from '../types';
import {findRepeats, type Passage} from './findRepeats';

export const check: Check = {
  name: 'duplicate-content',
  description: 'No two pages of the same language and version repeat a paragraph, word for word or nearly so.',
  guide: 'guides/testing.md#duplicate-content',
  run: ({allPages, isChosen}) => ({
    filesRead: allPages.length,
    problems: groupByReader(allPages, isChosen).flatMap((pages) =>
      findRepeats(pages.flatMap(readPassages)).map(({passage, earlier}): Problem => ({
        file: passage.file,
        line: passage.line,
        rule: `repeats ${earlier.file}:${earlier.line}: "${quote(passage.text)}"`,
        repair: 'Say it in one place and link there, or say what is particular here.',
      })),
    ),
  }),
};

/** @returns pages that the same reader may meet (one language, one version), where one of them is chosen. */
function groupByReader(pages: readonly ParsedPage[], isChosen: CheckContext['isChosen']): ParsedPage[][] {
  const groups = new Map<string, ParsedPage[]>();
  for (const page of pages) {
    const reader = `${page.locale} ${page.version}`;
    groups.set(reader, [...(groups.get(reader) ?? []), page]);
  }
  return [...groups.values()].filter((group) => group.some(({file}) => isChosen(file)));
}

function readPassages(page: ParsedPage): Passage[] {
  return readProse(page)
    .filter(({kind}) => kind === 'paragraph' || kind === 'cell')
    .map(({text, line}) => ({file: page.file, line, text}));
}
