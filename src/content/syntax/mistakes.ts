import type {Root} from 'mdast';
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
