import type {Cause} from './mistakes';

/** Braces that end on another line are no placeholder. */
export const unfencedCode: Cause = {
  rule: 'has lines of code that are in no code block',
  repair: 'Write ``` above and below them.',
};

/** @returns the lines of a piece of code whose braces open at the end of a line; undefined where they do not */
export function findCodeInBraces(source: string, start: number): readonly [start: number, end: number] | undefined {
  // After =, it is the value of an attribute.
  if (source[start - 1] === '=' || !/^\{+[ \t]*\r?\n/.test(source.slice(start))) return undefined;
  let [depth, end] = [0, start];
  for (const line of source.slice(start).split(/(?<=\n)/)) {
    depth += line.split('{').length - line.split('}').length;
    end += line.length;
    if (depth <= 0) break;
  }
  return depth > 0 ? undefined : [start, end];
}

/** @returns the indented lines around a place, as others write code; undefined where they belong to a list or an element */
export function findIndentedCode(source: string, place: number): readonly [start: number, end: number] | undefined {
  const lines = source.split('\n');
  const at = lineAt(source, place) - 1;
  const isPart = (line: string | undefined) => line !== undefined && /^ {4}|^\s*$/.test(line);
  let [first, last] = [at, at];
  while (isPart(lines[first - 1])) first -= 1;
  while (isPart(lines[last + 1])) last += 1;
  while (lines[first]?.trim() === '') first += 1;
  const isOfOther = /^\s*(?:[-*+]|\d+[.)]|<|:::)/.test(
    lines
      .slice(0, first)
      .reverse()
      .find((line) => line.trim() !== '') ?? '',
  );
  if (!isPart(lines[at]) || isOfOther) return undefined;
  const offset = (index: number) => lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  return [offset(first), offset(last + 1) - 1];
}

/** @returns the line of a place, counted from 1 */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
