import type {LocaleCode} from '../../../config/locales';
import {h, type Markup} from '../../../content/html';
import {message} from '../../../content/messages';
import {readCodeOptions} from './codeOptions';
import {highlightLines, type Piece} from './highlightLines';
import {readMarkComments} from './markComments';

/** A fenced block as a page writes it. */
export interface FencedBlock {
  code: string;
  language: string;
  /** The words after the language. */
  meta: string;
  locale: LocaleCode;
}

/** What a block of code shows, its lines already coloured. */
export interface CodeBlock {
  language: string;
  lines: Markup;
  locale: LocaleCode;
  title?: string;
  /** Classes beside `code`. */
  classes?: readonly string[];
  style?: string;
  /** Whether there is a button that breaks long lines. */
  offersWrap?: boolean;
}

/** Longer lines do not fit beside the menu on a common screen: the block offers to break them. */
const longLine = 76;

/**
 * @returns the content of `<div class="code-block">` for a fenced block
 * @throws CodeBlockSyntaxError when the words after the language or the marking comments cannot be read
 */
export function fencedBlock({code, language, meta, locale}: FencedBlock): Markup {
  const {title, wraps, firstNumber, marked: markedByNumber} = readCodeOptions(meta);
  const {code: shown, marked} = readMarkComments(code, markedByNumber);
  const isNumbered = firstNumber !== undefined;
  const lines = highlightLines(shown, language).map((pieces, index): Markup => {
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

/** @returns the content of `<div class="code-block">`; `client/codeButtons.ts` answers its buttons. */
export function codeBlock({language, lines, locale, title, classes = [], style, offersWrap}: CodeBlock): Markup {
  return [
    title ? h('div', {className: 'code-title'}, title) : null,
    // Long lines scroll, and what scrolls must be reachable by keyboard.
    h(
      'pre',
      {className: ['code', ...classes], tabIndex: 0, style},
      h('code', {className: `language-${language}`}, lines),
    ),
    h(
      'div',
      {className: 'code-tools'},
      offersWrap
        ? h('button', {type: 'button', className: 'code-wrap', ariaPressed: 'false'}, message(locale, 'code.wrap'))
        : null,
      copyButton(locale),
    ),
  ];
}

/** @returns a button that copies the code before it. */
export function copyButton(locale: LocaleCode): Markup {
  return h(
    'button',
    {type: 'button', className: 'code-copy', dataCopied: message(locale, 'code.copied')},
    message(locale, 'code.copy'),
  );
}

/** @returns a line of code, its pieces in the classes of `theme/code.css`. */
export function colouredLine(pieces: readonly Piece[]): Markup {
  return pieces.map(({text, role}) => (role ? h('span', {className: `token ${role}`}, text) : text));
}
