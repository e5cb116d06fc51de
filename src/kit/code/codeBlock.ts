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
  /** Where there is a button that breaks the long lines of all code. */
  wrapping?: Wrapping;
  /** Whether it is one line, beside which its buttons stand. */
  isSingle?: boolean;
  /** Whether readers may put their own values into it (`src/reference/browser/ownValues.ts`). */
  takesValues?: boolean;
}

/** Lines that fit nowhere, or only on a wide screen; undefined for lines that fit on every screen. */
export type Wrapping = 'everywhere' | 'narrow' | undefined;

/** Longer lines do not fit on the narrowest phone. */
const narrowLine = 34;

/** @returns where the lines of a block are too long, given what fits beside the menu of a common screen. */
export function wrappingOf(lines: readonly string[], longLine: number): Wrapping {
  const longest = Math.max(...lines.map((line) => line.length));
  return longest > longLine ? 'everywhere' : longest > narrowLine ? 'narrow' : undefined;
}

/** @returns the content of `<div class="code-block">`; the client module of `src/content/code` handles its buttons. */
export function codeBlock(block: CodeBlock): Child {
  const {language, lines, locale, title, classes = [], style, wrapping, isSingle, takesValues} = block;
  return [
    title ? h('div.code-title', title) : null,
    h(
      'div.code-tools',
      takesValues
        ? h(
            'button',
            {type: 'button', className: 'code-values', ariaExpanded: 'false'},
            message(locale, 'api.ownValues'),
          )
        : null,
      wrapping ? wrapButton(wrapping, locale) : null,
      copyButton(locale),
    ),
    // Long lines scroll, and what scrolls must be reachable by keyboard.
    h(
      'pre',
      {
        className: ['code', ...classes, ...(isSingle && !title && wrapping !== 'everywhere' ? ['code-single'] : [])],
        tabIndex: 0,
        style,
      },
      h('code', {className: `language-${language}`}, lines),
    ),
  ];
}

function wrapButton(wrapping: Wrapping, locale: LocaleCode): Child {
  const className = ['code-wrap', ...(wrapping === 'narrow' ? ['code-wrap-narrow'] : [])];
  return h('button', {type: 'button', className, ariaPressed: 'false'}, message(locale, 'code.wrap'));
}

/** @returns a button that copies the code of its block. */
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
