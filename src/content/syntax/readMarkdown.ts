import type {Root} from 'mdast';
import {explainError} from './explainError';
import {indentedCode} from './findBlocks';
import {findTextMistakes} from './findMistakes';
import type {Mistake} from './mistakes';

/** After so many, the page is of another kind than ours, and each further message would say the same. */
const mostMistakes = 100;

/**
 * Reads a page. MDX stops at the first sign that it cannot read; writers want to know all of them at once, so what it
 * stopped at is blanked and the page is read again.
 *
 * @returns the tree, or everything that keeps the page from being read
 */
export function readMarkdown(parse: (source: string) => Root, source: string): {tree?: Root; mistakes: Mistake[]} {
  const mistakes: Mistake[] = [];
  let rest = source;
  while (mistakes.length < mostMistakes) {
    try {
      const tree = parse(rest);
      if (mistakes.length === 0) return {tree, mistakes};
      mistakes.push(...findTextMistakes({tree, source: rest, isTitled: false}).filter(isOwn));
      break;
    } catch (error) {
      if (!isParserError(error)) throw error;
      const {ranges, ...mistake} = explainError(error, rest);
      mistakes.push(mistake);
      const before = rest;
      for (const range of ranges) rest = blank(rest, range);
      if (rest === before) break;
    }
  }
  return {mistakes: mistakes.sort((a, b) => a.line - b.line)};
}

/** Lines and places stay, so that the next message names them as they are in the page. */
function blank(source: string, [start, end]: readonly [number, number]): string {
  return source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, 'x') + source.slice(end);
}

/** What is indented inside a tag that could not be read only looks like code. */
const isOwn = ({rule}: Mistake): boolean => rule !== indentedCode.rule;

/** Errors of the parser are messages of a vfile; others are faults of a program. */
function isParserError(error: unknown): error is Error & {ruleId?: string} {
  return error instanceof Error && error.name !== 'TypeError' && 'reason' in error;
}
