import {describeForeignElement} from './elements';
import {indentedCode} from './findBlocks';
import {foreignForms} from './foreignForms';
import {literalBrace, literalSign, type Mistake} from './mistakes';

/** Where the parser stopped, what is wrong there, and what to leave out to find the next mistake. */
export interface SyntaxMistake extends Mistake {
  /** Places of the source that are blanked before it is read again; empty when the rest cannot be judged. */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** What the parser says, as far as we need it. */
interface ParserError {
  message: string;
  ruleId?: string;
  place?: {offset?: number; start?: {offset?: number}};
}

const voidNames: ReadonlySet<string> = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** @returns the parser's error in the words of a writer: the cause and its own cure, and nothing else */
export function explainError(error: ParserError, source: string): SyntaxMistake {
  const tag = /`<(\/?)([^`>]*)>`(?:, expected corresponding closing tag for `<([^`>]*)>`)? \((\d+):(\d+)/.exec(
    error.message,
  );
  const {place} = error;
  const stop = place?.offset ?? place?.start?.offset ?? source.length;
  if (tag) return explainTag(tag, stop, source, /before the end of/.test(error.message));
  if (error.ruleId === 'unexpected-closing-slash') return explainStrayEnd(stop, source);
  if (/import\/exports/.test(error.message)) return explainModule(stop, source);
  return explainSign(error, stop, source);
}

function explainSign({message, ruleId}: ParserError, stop: number, source: string): SyntaxMistake {
  const isBrace = ruleId === 'acorn' || /in expression/.test(message);
  const start = isBrace ? openBraceBefore(source, stop) : source.lastIndexOf('<', stop);
  const rest = source.slice(start);
  const code = findIndentedCode(source, start);
  if (code) return {line: lineAt(source, code[0]), ...indentedCode, ranges: [code]};
  for (const {sign, explain} of foreignForms) {
    const match = sign.exec(rest);
    if (!match) continue;
    const end = start + match[0].length;
    const [, name] = /^<([a-z][\w.-]*)\s/i.exec(match[0]) ?? [];
    const closing = name ? source.indexOf(`</${name}>`, end) : -1;
    const ranges: [number, number][] = [
      [start, end],
      ...(closing >= 0 ? [[closing, closing + 1] as [number, number]] : []),
    ];
    return {line: lineAt(source, start), ...explain(match), ranges};
  }
  const end = isBrace ? endOfBraces(source, start) : start + 1;
  const written = (source.slice(start, Math.max(end, start + 1)).split('\n')[0] ?? '').slice(0, 60);
  const line = lineAt(source, start);
  if (isBrace) {
    const rule = `has ${written || '{'}, and what is in braces is read as code`;
    return {line, rule, repair: literalBrace, ranges: [[start, end]]};
  }
  const near = (/^<\S*/.exec(rest)?.[0] ?? '<').slice(0, 40);
  return {line, rule: `has ${near}, which is no tag`, repair: literalSign, ranges: [[start, start + 1]]};
}

/** A tag without its partner: `(3:5` is the place of the one that was opened. */
function explainTag(match: RegExpExecArray, stop: number, source: string, isCut: boolean): SyntaxMistake {
  const [, slash, name = '', opened, row, column] = match;
  const open = offsetAt(source, Number(row), Number(column));
  const end = source.indexOf('>', open) + 1;
  if (slash) {
    const crossed = source.lastIndexOf(`<${name}`, stop - 1);
    const rule = `has </${name}> where <${opened}> is still open, since line ${row}`;
    const repair = `Write </${opened}> first: what was opened last is closed first.`;
    const ranges = [[stop, stop + 1], ...(crossed >= 0 ? [[crossed, crossed + 1]] : [])] as [number, number][];
    return {line: lineAt(source, stop), rule, repair, ranges};
  }
  const ranges = [[open, open + 1]] as const;
  const line = Number(row);
  const closing = source.indexOf(`</${name}>`, end);
  const isClosedLater = isCut && closing >= 0;
  const both = isClosedLater ? ([...ranges, [closing, closing + 1]] as const) : ranges;
  const foreign = /^\p{Lu}|^$/u.test(name) ? undefined : describeForeignElement(name);
  if (foreign) return {line, ...foreign, ranges: both};
  if (voidNames.has(name)) {
    const tag = source.slice(open, end).replace(/\s*>$/, ' />');
    return {line, rule: `has <${name}> without a slash`, repair: `Write ${tag}.`, ranges};
  }
  const rule = isClosedLater
    ? `has <${name}> and </${name}> in different paragraphs`
    : `has <${name}>, which is never closed`;
  const repair = isClosedLater
    ? `Put <${name}> and </${name}> each on a line of its own, with an empty line after the first and before the second.`
    : /^\p{Lu}/u.test(name)
      ? `Write </${name}> at its end, or <${name} … /> if it holds nothing; if it is meant as text, put it between backticks.`
      : `Write </${name}> at its end.`;
  return {line, rule, repair, ranges: both};
}

function explainStrayEnd(stop: number, source: string): SyntaxMistake {
  const start = source.lastIndexOf('<', stop);
  const [tag = '</'] = /^<\/[^>\s]*>?/.exec(source.slice(start)) ?? [];
  const rule = `has ${tag}, but no tag that it closes`;
  return {line: lineAt(source, start), rule, repair: 'Take it out.', ranges: [[start, start + 1]]};
}

/** Code of a page begins with one of these two words, so no paragraph may. */
function explainModule(stop: number, source: string): SyntaxMistake {
  const start = Math.max(source.lastIndexOf('\nimport', stop), source.lastIndexOf('\nexport', stop)) + 1;
  const word = source.slice(start, start + 6);
  const rule = `begins a line with "${word}", and such lines are read as code`;
  const repair = `Begin the sentence with another word, or put "${word}" between backticks.`;
  return {line: lineAt(source, start), rule, repair, ranges: [[start, start + 6]]};
}

/** @returns where the braces open in which the parser stopped */
function openBraceBefore(source: string, stop: number): number {
  let open = source.lastIndexOf('{', Math.max(0, stop - 1));
  while (open > 0 && (source[open - 1] === '{' || source[open - 1] === '\\')) {
    open = source[open - 1] === '{' ? open - 1 : source.lastIndexOf('{', open - 2);
  }
  return Math.max(0, open);
}

function endOfBraces(source: string, start: number): number {
  const [written = '{'] = /^\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}?/.exec(source.slice(start)) ?? [];
  return start + written.length;
}

/** @returns the indented lines around a place, as others write code; undefined where they belong to a list or an element */
function findIndentedCode(source: string, place: number): readonly [start: number, end: number] | undefined {
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

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

function offsetAt(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
