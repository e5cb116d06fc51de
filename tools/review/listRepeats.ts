import type {ParsedPage} from '../../checks/pages/pages';
import {quote, readProse} from '../../checks/pages/prose';
import type {CheckContext} from '../../checks/types';
import {findRepeats, type Passage} from './findRepeats';

/** @returns a line for each passage of a chosen page that repeats another page of the same language and version. */
export function listRepeats({allPages, isChosen}: Pick<CheckContext, 'allPages' | 'isChosen'>): string[] {
  return groupByReader(allPages).flatMap((pages) =>
    findRepeats(pages.flatMap(readPassages))
      .filter(({passage, earlier}) => isChosen(passage.file) || isChosen(earlier.file))
      .map(
        ({passage: {file, line, text}, earlier}) =>
          `${file}:${line}  repeats ${earlier.file}:${earlier.line}: "${quote(text)}"`,
      ),
  );
}

/** @returns pages that the same reader may meet: those of one language and one version. */
function groupByReader(pages: readonly ParsedPage[]): ParsedPage[][] {
  const groups = new Map<string, ParsedPage[]>();
  for (const page of pages) {
    const reader = `${page.locale} ${page.version}`;
    groups.set(reader, [...(groups.get(reader) ?? []), page]);
  }
  return [...groups.values()];
}

function readPassages(page: ParsedPage): Passage[] {
  return readProse(page)
    .filter(({kind}) => kind === 'paragraph' || kind === 'cell')
    .map(({text, line}) => ({file: page.file, line, text}));
}
