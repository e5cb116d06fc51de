import type {Nodes, Root} from 'mdast';
import {sitePath, type MarkdownFile} from '../../kit/pageLocation';

/** Something in a page that its readers would not see as its writer meant it. */
export interface Mistake {
  /** Counted from 1. */
  line: number;
  /** What is wrong, without a full stop. */
  rule: string;
  /** What to do about it, as a sentence. */
  repair: string;
}

/** A mistake without its place. */
export type Cause = Omit<Mistake, 'line'>;

/** @returns the mistakes of a page in the order of its lines, each on one line, whatever it quotes */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
  return mistakes
    .map(({line, rule, repair}) => ({line, rule: oneLine(rule), repair: oneLine(repair)}))
    .sort((a, b) => a.line - b.line);
}

/** The cure of braces and of signs that MDX takes for code. */
export const literalBrace = 'Put it between backticks, or write \\{ for { if it is meant as text.';
export const literalSign = 'Put it between backticks, or write &lt; for < if it is meant as text.';

/** A page as it was read: the tree, and the text of which it was made. */
export interface ReadPage {
  tree: Root;
  source: string;
  /** Whether the front matter has the title that readers see. */
  isTitled: boolean;
}

/** @returns what stands in the page where a node is */
export function textOf({position}: Nodes, {source}: ReadPage): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** @returns the lines of a node as they are in the page, without the signs of quotations before them */
export function linesOf(node: Nodes, page: ReadPage): {line: number; written: string}[] {
  const first = node.position?.start.line ?? 1;
  return textOf(node, page)
    .split(/\r?\n/)
    .map((written, index) => ({line: first + index, written: written.replace(/^[ \t>]*/, '').trimEnd()}));
}

/** Stops the build at a page, with everything that is wrong in it. */
export class PageMistakes extends Error {
  // Docusaurus prints every visible property below the message.
  readonly #mistakes: readonly Mistake[];

  constructor(file: MarkdownFile, mistakes: readonly Mistake[]) {
    const lines = mistakes.map(({line, rule, repair}) => `mdx-syntax: ${sitePath(file)}:${line} ${rule}. ${repair}`);
    super(lines.join('\n'));
    this.#mistakes = mistakes;
  }

  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }
}
