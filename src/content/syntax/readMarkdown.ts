import type {Root} from 'mdast';
import {explainError} from './explainError';
import {indentedCode} from './findBlocks';
import {isOpenCode} from './findCode';
import {findTextMistakes} from './findMistakes';
import {blankHeadingId, readHeadingIds} from './headingIds';
import {inOrder, type Mistake} from './mistakes';

/** After so many, the page is of another kind than ours, and each further message would say the same. */
const mostMistakes = 100;

/**
 * Reads a page. MDX stops at the first sign that it cannot read; writers want to know all of them at once, so what it
 * stopped at is blanked and the page is read again.
 *
 * @returns the tree, or everything that keeps the page from being read
 */
export function readMarkdown(parse: (source: string) => Root, written: string): {tree?: Root; mistakes: Mistake[]} {
  // Places are counted without the mark that some editors put before the text.
  const source = written.replace(/^\uFEFF/, '');
  let mistakes: Mistake[] = [];
  const blanked = new Set<number>();
  let rest = source;
  while (mistakes.length < mostMistakes) {
    try {
      const tree = parse(rest);
      if (mistakes.length === 0) return {tree: readHeadingIds(tree, source), mistakes};
      const ofText = findTextMistakes({tree, source: rest, isTitled: false});
      if (ofText.some(isOpenCode)) mistakes = mistakes.filter(({rule}) => !rule.endsWith('never closed'));
      mistakes.push(...ofText.filter(isOwn).filter(({line}) => !blanked.has(line)));
      break;
    } catch (error) {
      if (!isParserError(error)) throw error;
      const {ranges, ...mistake} = explainError(error, rest);
      const withoutId = blankHeadingId(rest, ranges[0]);
      if (withoutId !== undefined) {
        rest = withoutId;
        continue;
      }
      // What is said of a text that was blanked would quote another than the writer's.
      if (!ranges.some(([start, end]) => rest.slice(start, end) !== source.slice(start, end))) mistakes.push(mistake);
      const before = rest;
      for (const range of ranges) {
        rest = blank(rest, range);
        for (const line of linesOf(rest, range)) blanked.add(line);
      }
      if (rest === before) break;
    }
  }
  return {mistakes: inOrder(mistakes)};
}

/** Lines and places stay, so that the next message names them as they are in the page. */
function blank(source: string, [start, end]: readonly [number, number]): string {
  return source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, 'x') + source.slice(end);
}

/** What is blanked is another text than the writer's, so the rest of its lines is judged when they can be read. */
function linesOf(source: string, [start, end]: readonly [number, number]): number[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const first = lineAt(start);
  return Array.from({length: lineAt(Math.max(start, end - 1)) - first + 1}, (_, index) => first + index);
}

/** What is indented inside a tag that could not be read only looks like code. */
const isOwn = ({rule}: Mistake): boolean => rule !== indentedCode.rule;

/** Errors of the parser are messages of a vfile; others are faults of a program. */
function isParserError(error: unknown): error is Error & {ruleId?: string} {
  return error instanceof Error && error.name !== 'TypeError' && 'reason' in error;
}
