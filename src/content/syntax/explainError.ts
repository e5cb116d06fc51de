import {codeOfLines, describeForeignElement, rawElements} from './elements';
import {indentedCode} from './findBlocks';
import {findCodeInBraces, findIndentedCode, lineAt, unfencedCode} from './findUnfencedCode';
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
  const at = tag ? offsetAt(source, Number(tag[4]), Number(tag[5])) : stop;
  const raw = explainRaw(at, source);
  if (raw) return raw;
  if (tag) return explainTag(tag, stop, source, /before the end of/.test(error.message));
  if (error.ruleId === 'unexpected-closing-slash') return explainStrayEnd(stop, source);
  if (/import\/exports/.test(error.message)) return explainModule(stop, source);
  return explainSign(error, stop, source);
}

/** One message for all that cannot be read inside such an element. */
function explainRaw(at: number, source: string): SyntaxMistake | undefined {
  for (const name of rawElements) {
    const start = source.slice(0, at + 1).search(new RegExp(`(?<!\`)<${name}\\b(?![\\s\\S]*</${name}>)`));
    const end = source.indexOf(`</${name}>`, at);
    const cause = describeForeignElement(name);
    if (start < 0 || end < 0 || !cause) continue;
    return {line: lineAt(source, start), ...cause, ranges: [[start, end + name.length + 3]]};
  }
  return undefined;
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
  const lines = isBrace ? findCodeInBraces(source, start) : undefined;
  if (lines) return {line: lineAt(source, start), ...unfencedCode, ranges: [lines]};
  const end = isBrace ? endOfBraces(source, start) : start + 1;
  const written = (source.slice(start, Math.max(end, start + 1)).split('\n')[0] ?? '').slice(0, 60);
  const line = lineAt(source, start);
  if (isBrace) {
    const rule = `has ${written || '{'}, and what is in braces is read as code`;
    return {line, rule, repair: literalBrace, ranges: [[start, end]]};
  }
  // Of several signs in a row, the parser stops at the second.
  const first = start - (/<*$/.exec(source.slice(0, start))?.[0].length ?? 0);
  const [near = '<', signs = '<'] = /^(<+)\S*/.exec(source.slice(first)) ?? [];
  return {
    line,
    rule: `has ${near.slice(0, 40)}, which is no tag`,
    repair: literalSign,
    ranges: [[first, first + signs.length]],
  };
}

/** A tag without its partner: `(3:5` is the place of the one that was opened. */
function explainTag(match: RegExpExecArray, stop: number, source: string, isCut: boolean): SyntaxMistake {
  const [, slash, name = '', opened = name, row, column] = match;
  const open = offsetAt(source, Number(row), Number(column));
  const closing = source.indexOf(`</${opened}>`, open);
  if (!slash || closing < 0 || isVoid(opened)) return explainOpen(opened, open, source, isCut ? closing : -1);
  const crossed = source.lastIndexOf(`<${name}`, stop - 1);
  const rule = `has </${name}> where <${opened}> is still open, since line ${row}`;
  const repair = `Write </${opened}> first: what was opened last is closed first.`;
  const ranges = [[stop, stop + 1], ...(crossed >= 0 ? [[crossed, crossed + 1]] : [])] as [number, number][];
  return {line: lineAt(source, stop), rule, repair, ranges};
}

/** @param closing where the tag is closed in another paragraph; negative if it is not */
function explainOpen(name: string, open: number, source: string, closing: number): SyntaxMistake {
  const written = source.slice(open, source.indexOf('>', open) + 1);
  const isClosed = closing >= 0;
  const ranges = [[open, open + 1], ...(isClosed ? [[closing, closing + 1]] : [])] as [number, number][];
  const place = {line: lineAt(source, open), ranges};
  const isBare = written === `<${name}>` && !isClosed;
  const isComponent = /^\p{Lu}/u.test(name) && !isVoid(name);
  const foreign = isComponent ? undefined : describeForeignElement(name.toLowerCase());
  if (foreign?.repair === literalSign) return {...place, ...foreign};
  // Of a word alone nobody knows whether it is an element; of `b` or `div`, everybody.
  const isWord = isBare && /^(?:[a-z]{4,}|map|var)$/.test(name);
  const orText = isWord ? '; if it is meant as text, put it between backticks.' : '.';
  if (foreign) return {...place, ...foreign, repair: foreign.repair.replace(/\.$/, orText)};
  if (isVoid(name)) {
    const repair = `Write ${written.replace(name, name.toLowerCase()).replace(/\s*>$/, ' />')}.`;
    return {...place, rule: `has <${name}> without a slash`, repair};
  }
  if (isClosed && name === 'code') return {...place, ...codeOfLines};
  if (isClosed) {
    const repair = `Put <${name}> and </${name}> each on a line of its own, with an empty line after the first and before the second.`;
    return {...place, rule: `has <${name}> and </${name}> in different paragraphs`, repair};
  }
  const end = `</${name}> at its end, or <${name} … /> if it holds nothing.`;
  const repair = !isComponent
    ? `Write </${name}> at its end${orText}`
    : isBare
      ? `Put it between backticks if it is meant as text; otherwise write ${end}`
      : `Write ${end}`;
  return {...place, rule: `has <${name}>, which is never closed`, repair};
}

const isVoid = (name: string): boolean => voidNames.has(name.toLowerCase());

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

function offsetAt(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
