import {sourceFileOf} from '../../src/kit/pageLocation';
import {isStale} from '../translations/findTranslationStates';
import {readHeadings, type Heading} from '../pages/headings';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The language menu keeps the part of the address after #, so both languages need the same ids. */
export const check: Check = {
  name: 'heading-ids',
  description: 'Every h2 and h3 has an id of its own, and both languages have the same ids in the same order.',
  guide: 'guides/testing.md#heading-ids',
  run: ({pages, allPages}) => ({
    filesRead: pages.length,
    problems: pages.flatMap((page) => [...findWrongIds(page), ...compareWithSource(page, allPages)]),
  }),
};

function findWrongIds(page: ParsedPage): Problem[] {
  const seen = new Set<string>();
  return readHeadings(page).flatMap((heading): Problem[] => {
    const problem = describeWrongId(heading, seen);
    if (heading.id) seen.add(heading.id);
    return problem ? [{file: page.file, line: heading.line, ...problem}] : [];
  });
}

function describeWrongId(
  {id, depth, text, isNote}: Heading,
  seen: ReadonlySet<string>,
): Pick<Problem, 'rule' | 'repair'> | null {
  if (id === null) {
    // A second title is told by mdx-syntax.
    if (depth === 1 || depth > 3) return null;
    const words = 'Write {#its-id} after it, the same in both languages, or run `npm run check -- --fix`.';
    const day = 'Write the day of the release after it, such as {#2025-03-17}, the same in both languages.';
    return {rule: `the heading "${text}" has no id`, repair: isNote ? day : words};
  }
  if (!shape.test(id)) {
    return {
      rule: `the id "${id}" is not lower case with dashes`,
      repair: 'Use English words, digits and single dashes.',
    };
  }
  return seen.has(id)
    ? {rule: `the id "${id}" is used more than once on this page`, repair: 'Give one of them another id.'}
    : null;
}

function compareWithSource(page: ParsedPage, all: readonly ParsedPage[]): Problem[] {
  const sourceFile = sourceFileOf(page);
  const source = all.find(({file}) => file === sourceFile);
  // While the source is being changed, what differs is a part of what the translation still lacks.
  if (!source || isStale(page, source)) return [];
  const [wanted, found] = [readIds(source), readIds(page)];
  if (wanted.join() === found.join()) return [];
  const rule = difference(wanted, found);
  return [{file: page.file, line: lineOfDifference(page, wanted), rule, repair: `Take the ids of ${source.file}.`}];
}

/** @returns the line of the first heading that is another than in the source */
function lineOfDifference(page: ParsedPage, wanted: readonly string[]): number {
  const headings = readHeadings(page).filter(({id}) => id !== null);
  const place = headings.findIndex(({id}, index) => id !== wanted[index]);
  return headings.at(place)?.line ?? 1;
}

const readIds = (page: ParsedPage): string[] => readHeadings(page).flatMap(({id}) => id ?? []);

function difference(wanted: readonly string[], found: readonly string[]): string {
  const missing = wanted.filter((id) => !found.includes(id));
  const extra = found.filter((id) => !wanted.includes(id));
  const differences = [
    ...(missing.length > 0 ? [`lacks the heading ${list(missing)}`] : []),
    ...(extra.length > 0 ? [`has the extra heading ${list(extra)}`] : []),
  ];
  return differences.join(' and ') || `has its headings in another order: ${found.join(', ')}`;
}

const list = (ids: readonly string[]): string => ids.map((id) => `#${id}`).join(', ');
