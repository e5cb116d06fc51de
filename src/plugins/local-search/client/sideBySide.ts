/** A test for one word of the query against one folded word of a text. */
export interface SequenceElement {
  accepts: ReadonlySet<string>;
  /** The reader may still be typing this word. */
  prefix?: string;
}

function fits({accepts, prefix}: SequenceElement, word: string): boolean {
  return accepts.has(word) || (prefix !== undefined && word.startsWith(prefix));
}

/** @returns the largest number of query words that stand side by side, in order, in the text. */
export function longestRun(query: readonly SequenceElement[], text: readonly string[]): number {
  let longest = 0;
  let before: number[] = [];
  for (const word of text) {
    const row = query.map((element, place) => (fits(element, word) ? (before[place - 1] ?? 0) + 1 : 0));
    for (const run of row) if (run > longest) longest = run;
    if (longest === query.length) return longest;
    before = row;
  }
  return longest;
}

/** @returns whether the text consists of exactly the words of the query, none of them unfinished. */
export function isEqual(query: readonly SequenceElement[], text: readonly string[]): boolean {
  return query.length === text.length && query.every(({accepts}, place) => accepts.has(text[place] ?? ''));
}
