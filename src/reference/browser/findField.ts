import {escapeRegExp} from '../../kit/shared/escapeRegExp';

/** A part of a text, from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

const closing: Readonly<Record<string, string>> = {'{': '}', '[': ']', '(': ')'};

/**
 * Finds a field in a sample or an answer, in any of the languages: JSON, a literal, an entry of a form, a query. The names
 * around it are found one after the other, each inside the value of the one before.
 *
 * @param path names from the outermost to the field's own
 * @returns where its name stands, or undefined
 */
export function findField(code: string, path: readonly string[]): Span | undefined {
  let within: Span = {start: 0, end: code.length};
  let name: Span | undefined;
  for (const part of path) {
    name = findName(code, part, within);
    if (!name) return undefined;
    within = valueAfter(code, name, within);
  }
  return name;
}

/** A name is a quoted text before a sign such as `:`, the key of a literal, or the name of a query. */
function findName(code: string, name: string, {start, end}: Span): Span | undefined {
  const key = escapeRegExp(name);
  const forms = [
    `(?<=["'])${key}(?=\\\\?["']+\\s*(?:=>|[:,)\\];])|=)`,
    `(?<=^\\s*|[{,(]\\s*)${key}(?=:\\s)`,
    `(?<=[?&])${key}(?==)`,
    `(?<=\\s)${key}(?=:\\s)`,
    // The variable of the same name, or the property of an anonymous object in C#.
    `(?<=[{,]\\s*)${key}(?=\\s*(?:=\\s|[,}]))`,
  ];
  for (const form of forms) {
    const found = new RegExp(form, 'm').exec(code.slice(start, end));
    if (found) return {start: start + found.index, end: start + found.index + name.length};
  }
  return undefined;
}

/** @returns what a name's value may hold: the brackets that open on its line, otherwise the rest of the line. */
function valueAfter(code: string, name: Span, within: Span): Span {
  const line = lineOf(code, name);
  for (let position = name.end; position < line.end; position++) {
    const close = closing[code[position] ?? ''];
    if (close) return {start: position + 1, end: Math.min(endOfBrackets(code, position), within.end)};
    if (code[position] === ',') break;
  }
  return {start: name.end, end: line.end};
}

function endOfBrackets(code: string, open: number): number {
  let depth = 0;
  for (let position = open; position < code.length; position++) {
    if ('{[('.includes(code[position] ?? ' ')) depth++;
    if ('}])'.includes(code[position] ?? ' ')) depth--;
    if (depth === 0) return position;
  }
  return code.length;
}

/** @returns the line around a part of a text, without the blanks at its ends */
export function lineOf(code: string, {start}: Span): Span {
  const from = code.lastIndexOf('\n', start) + 1;
  const to = code.indexOf('\n', start);
  const line = code.slice(from, to < 0 ? undefined : to);
  return {start: from + line.length - line.trimStart().length, end: from + line.trimEnd().length};
}
