import {didYouMean} from '../../kit/didYouMean';

/** The options of a fence's meta string, the words after ```language. */
export interface CodeOptions {
  title?: string;
  /** Number of the first line; without it, lines are not numbered. */
  firstNumber?: number;
  /** Lines to mark, counted from 1. */
  marked: ReadonlySet<number>;
  /** Whether long lines break instead of scrolling. */
  wraps: boolean;
}

/** Those words, or a marking comment, cannot be read; the caller adds the page and the line. */
export class CodeBlockSyntaxError extends Error {
  constructor(
    problem: string,
    readonly repair: string,
  ) {
    super(problem);
  }
}

/** Reads the words after ```language: `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=5` and `wrap`. */
export function readCodeOptions(meta: string): CodeOptions {
  const options: CodeOptions = {marked: new Set(), wraps: false};
  for (const word of meta.match(/\{[^}]*\}|[\w-]+="[^"]*"|\S+/g) ?? []) {
    const ranges = /^\{([\d,\s-]+)\}$/.exec(word)?.[1];
    const title = /^title="([^"]+)"$/.exec(word)?.[1];
    const number = /^showLineNumbers(?:=(\d+))?$/.exec(word);
    if (ranges) options.marked = readRanges(ranges);
    else if (title) options.title = title;
    else if (number) options.firstNumber = Number(number[1] ?? 1);
    else if (word === 'wrap') options.wraps = true;
    else {
      const name = word.split('=')[0] ?? word;
      throw new CodeBlockSyntaxError(
        `A code block cannot read "${word}"`,
        didYouMean(name, ['title="…"', '{1,3-5}', 'showLineNumbers', 'wrap']),
      );
    }
  }
  return options;
}

function readRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',').map((part) => part.trim())) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    if (!first || Number(last) < Number(first) || first === '0') {
      throw new CodeBlockSyntaxError(`A code block cannot mark the lines {${ranges}}`, 'Write them like {1,3-5}.');
    }
    for (let line = Number(first); line <= Number(last); line++) lines.add(line);
  }
  return lines;
}
