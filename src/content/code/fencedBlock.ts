import type {LocaleCode} from '../../kit/locales';
import {codeBlock, colouredLine} from '../../kit/code/codeBlock';
import {highlightLines} from '../../kit/code/highlightLines';
import {h, type Child} from '../../kit/html';
import {readCodeOptions} from './codeOptions';
import {readMarkComments} from './markComments';

/** A fenced block as a page writes it. */
export interface FencedBlock {
  code: string;
  language: string;
  /** The words after the language. */
  meta: string;
  locale: LocaleCode;
}

/** Longer lines do not fit beside the menu on a common screen: the block offers to break them. */
const longLine = 76;

/**
 * @returns the content of `<div class="code-block">` for a fenced block
 * @throws CodeBlockSyntaxError when the words after the language or the marking comments cannot be read
 */
export function fencedBlock({code, language, meta, locale}: FencedBlock): Child {
  const {title, wraps, firstNumber, marked: markedByNumber} = readCodeOptions(meta);
  const {code: shown, marked} = readMarkComments(code, markedByNumber);
  const isNumbered = firstNumber !== undefined;
  const lines = highlightLines(shown, language).map((pieces, index): Child => {
    const line = [colouredLine(pieces), '\n'];
    if (marked.has(index + 1)) return h('span', {className: 'code-line code-marked'}, line);
    return isNumbered || marked.size > 0 ? h('span', {className: 'code-line'}, line) : line;
  });
  return codeBlock({
    language,
    lines,
    title,
    locale,
    classes: [...(isNumbered ? ['code-numbered'] : []), ...(wraps ? ['code-wrapped'] : [])],
    style: isNumbered && firstNumber !== 1 ? `--site-code-first:${firstNumber - 1}` : undefined,
    offersWrap: !wraps && shown.split('\n').some((line) => line.length > longLine),
  });
}
