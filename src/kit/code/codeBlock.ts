import type {LocaleCode} from '../locales';
import {h, type Child} from '../html';
import {message} from '../messages';
import type {Piece} from './highlightLines';

/** The styles of code blocks; pages that show no code go without them. */
export const codeStyles = '@site/src/content/code/code.css';

/** What a block of code shows, its lines already coloured. */
export interface CodeBlock {
  language: string;
  lines: Child;
  locale: LocaleCode;
  title?: string;
  /** Classes beside `code`. */
  classes?: readonly string[];
  style?: string;
  /** Whether there is a button that breaks long lines. */
  offersWrap?: boolean;
}

/** @returns the content of `<div class="code-block">`; the client module of `src/content/code` handles its buttons. */
export function codeBlock({language, lines, locale, title, classes = [], style, offersWrap}: CodeBlock): Child {
  return [
    title ? h('div.code-title', title) : null,
    // Long lines scroll, and what scrolls must be reachable by keyboard.
    h(
      'pre',
      {className: ['code', ...classes], tabIndex: 0, style},
      h('code', {className: `language-${language}`}, lines),
    ),
    h(
      'div.code-tools',
      offersWrap
        ? h('button', {type: 'button', className: 'code-wrap', ariaPressed: 'false'}, message(locale, 'code.wrap'))
        : null,
      copyButton(locale),
    ),
  ];
}

/** @returns a button that copies the code before it. */
export function copyButton(locale: LocaleCode): Child {
  return h(
    'button',
    {type: 'button', className: 'code-copy', dataCopied: message(locale, 'code.copied')},
    message(locale, 'code.copy'),
  );
}

/** @returns a line of code, its pieces in the classes of `src/content/code/code.css`. */
export function colouredLine(pieces: readonly Piece[]): Child {
  return pieces.map(({text, role}) => (role ? h('span', {className: `token ${role}`}, text) : text));
}
