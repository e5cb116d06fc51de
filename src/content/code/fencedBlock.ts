import type {LocaleCode} from '../../kit/locales';
import {codeBlock, colouredLine} from '../../kit/code/codeBlock';
import {highlightLines} from '../../kit/code/highlightLines';
import {knownLanguages} from '../../kit/code/languages';
import {didYouMean} from '../../kit/didYouMean';
import {h, type Child} from '../../kit/html';
import {CodeBlockSyntaxError, readCodeOptions, type CodeOptions} from './codeOptions';
import {readMarkComments, type MarkedCode} from './markComments';

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
 * Reads a block without drawing it.
 *
 * @throws CodeBlockSyntaxError when its language is unknown, or the words after it or the marking comments cannot be read
 */
export function readFencedBlock({code, language, meta}: Omit<FencedBlock, 'locale'>): CodeOptions & MarkedCode {
  if (!knownLanguages.includes(language)) {
    const hint = didYouMean(language, knownLanguages);
    throw new CodeBlockSyntaxError(`"${language}" is not a language of code blocks`, `${hint} Any other: text.`);
  }
  const options = readCodeOptions(meta);
  return {...options, ...readMarkComments(code, options.marked)};
}

/**
 * @returns the content of `<div class="code-block">` for a fenced block
 * @throws CodeBlockSyntaxError as `readFencedBlock` does
 */
export function fencedBlock({locale, ...block}: FencedBlock): Child {
  const {language} = block;
  const {title, wraps, firstNumber, marked, code: shown} = readFencedBlock(block);
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
