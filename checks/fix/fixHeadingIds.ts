import {readHeadings, type Heading} from '../pages/headings';
import {lineAt, parseDraft, replaceAll, type Draft, type FixReport} from './draft';

/**
 * Gives the headings of a page and of its translations the ids that they lack: in the source page from their words, in
 * the others those of the source at the same place.
 */
export function fixHeadingIds(source: Draft, translations: readonly Draft[], report: FixReport): void {
  const wanted = readBig(source);
  const others = translations.map((draft) => ({draft, headings: readBig(draft)}));
  if (!wanted || ![wanted, ...others.map(({headings}) => headings ?? [])].flat().some(({id}) => id === null)) return;
  const taken = new Set(wanted.flatMap(({id}) => id ?? []));
  const ids = wanted.map(({id, text, isNote}, index) => {
    // Nobody but the writer knows the day of a release note.
    if (id !== null || isNote) return id;
    const given = others.find(({headings}) => headings?.length === wanted.length)?.headings?.[index]?.id;
    const made = given && !taken.has(given) ? given : toId(text, taken);
    taken.add(made);
    return made;
  });
  write(source, wanted, ids, report);
  for (const {draft, headings} of others) {
    if (!headings?.some(({id}) => id === null)) continue;
    if (headings.map(({depth}) => depth).join() === wanted.map(({depth}) => depth).join()) {
      write(draft, headings, ids, report);
    } else {
      const counts = `${headings.length} headings, and ${source.page.file} has ${wanted.length}`;
      report.left.push(`${draft.page.file}:1 has ${counts}: which id belongs to which is yours to say`);
    }
  }
}

/** @returns the headings that need an id */
function readBig(draft: Draft): Heading[] | undefined {
  const page = parseDraft(draft);
  return page && readHeadings(page).filter(({depth}) => depth === 2 || depth === 3);
}

function toId(text: string, taken: ReadonlySet<string>): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
  const id = words.match(/[a-z0-9]+/g)?.join('-') ?? 'part';
  let number = 1;
  while (taken.has(number === 1 ? id : `${id}-${number}`)) number += 1;
  return number === 1 ? id : `${id}-${number}`;
}

function write(draft: Draft, headings: readonly Heading[], ids: readonly (string | null)[], {done}: FixReport): void {
  const added = headings.flatMap(({id, end}, index) =>
    id === null && ids[index] !== null ? [{start: end, end, text: ` {/* #${ids[index]} */}`}] : [],
  );
  for (const {start, text} of added) done.push(`${draft.page.file}:${lineAt(draft.text, start)} the id${text}`);
  draft.text = replaceAll(draft.text, added);
}
