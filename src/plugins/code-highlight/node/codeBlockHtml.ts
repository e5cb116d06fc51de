import type {LocaleCode} from '../../../config/locales';
import {readCodeOptions} from './codeOptions';
import {codeWords} from './codeWords';
import {escapeHtml, lineHtml} from './highlightCode';
import {highlightLines} from './highlightLines';
import {readMarkComments} from './markComments';

/** A fenced block as a page writes it. */
export interface CodeBlock {
  code: string;
  language: string;
  /** The words after the language. */
  meta: string;
  locale: LocaleCode;
}

/** Longer lines do not fit beside the menu on a common screen: the block offers to break them. */
const longLine = 76;

/** The finished markup inside `<div class="code-block">`. */
export function codeBlockHtml({code, language, meta, locale}: CodeBlock): string {
  const options = readCodeOptions(meta);
  const {code: shown, marked} = readMarkComments(code, options.marked);
  const isNumbered = options.firstNumber !== undefined;
  const lines = highlightLines(shown, language).map((pieces, index) => {
    const html = lineHtml(pieces);
    if (marked.has(index + 1)) return `<span class="code-line code-marked">${html}\n</span>`;
    return isNumbered || marked.size > 0 ? `<span class="code-line">${html}\n</span>` : `${html}\n`;
  });
  const classes = ['code', isNumbered && 'code-numbered', options.wraps && 'code-wrapped'].filter(Boolean).join(' ');
  const start =
    isNumbered && options.firstNumber !== 1 ? ` style="--site-code-first:${(options.firstNumber ?? 1) - 1}"` : '';
  const words = codeWords[locale];
  const offersWrap = !options.wraps && shown.split('\n').some((line) => line.length > longLine);
  return [
    options.title ? `<div class="code-title">${escapeHtml(options.title)}</div>` : '',
    // Long lines scroll, and what scrolls must be reachable by keyboard.
    `<pre class="${classes}" tabindex="0"${start}><code class="language-${language}">${lines.join('')}</code></pre>`,
    '<div class="code-tools">',
    offersWrap ? `<button type="button" class="code-wrap" aria-pressed="false">${words.wrap}</button>` : '',
    `<button type="button" class="code-copy" data-copied="${words.copied}">${words.copy}</button></div>`,
  ].join('');
}
