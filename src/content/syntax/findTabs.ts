import {visit} from 'unist-util-visit';
import type {Cause, Mistake, ReadPage} from './mistakes';

export const tabCharacter: Cause = {rule: 'has a tab character', repair: 'Write spaces.'};

/** Words with a tab between them, unless the first are the sign of a list. */
const cells = /^[ \t>]*(?!(?:[-*+•·▪◦●○■□➢➤§o]|[\p{L}\d]{1,4}[.)/])\t)\S.*?\t+\S/u;

/** @returns tabs in a page, of which code keeps its own: a makefile, for one, needs them */
export function findTabsOfPage({tree, source}: ReadPage): Mistake[] {
  const lines = new Set<number>();
  if (!source.includes('\t')) return [];
  visit(tree, 'code', ({position}) => {
    for (let line = (position?.start.line ?? 0) + 1; line < (position?.end.line ?? 0); line += 1) lines.add(line);
  });
  return findTabs(source, lines);
}

/**
 * A tab is as wide as each program likes: what looks indented may not be, and YAML refuses it. Several lines with tabs
 * between their words are a table of Word or of a spreadsheet.
 *
 * @param left lines that keep their tabs
 */
export function findTabs(source: string, left: ReadonlySet<number> = new Set()): Mistake[] {
  const lines = source.split(/\r?\n/).map((text, index) => (left.has(index + 1) ? '' : text));
  const areRows = lines.map((text) => cells.test(text));
  return lines.flatMap((text, index) => {
    const line = index + 1;
    if (!text.includes('\t')) return [];
    if (!areRows[index] || !(areRows[index - 1] || areRows[index + 1])) {
      return [{line, ...tabCharacter}];
    }
    if (areRows[index - 1]) return [];
    const row = toRow(text);
    const below = row.replace(/[^|]+/g, ' --- ');
    const repair = `Write them as a table: ${row}, below it ${below}, then ${toRow(lines[index + 1] ?? '')} and so on.`;
    return [{line, rule: 'has lines with tabs between their words', repair}];
  });
}

function toRow(text: string): string {
  const words = text
    .replace(/^[ \t>]+/, '')
    .trimEnd()
    .split('\t');
  return `| ${words.map((word) => word.trim()).join(' | ')} |`;
}
