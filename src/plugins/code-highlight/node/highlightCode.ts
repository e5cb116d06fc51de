import {highlightLines, type Piece} from './highlightLines';

/**
 * Colours code while the site is built.
 *
 * @returns the content of a `<code>` element: text, and `<span class="token …">` for each coloured piece
 */
export function highlightCode(code: string, language: string): string {
  return highlightLines(code, language).map(lineHtml).join('\n');
}

/** One line as HTML. */
export function lineHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({text, role}) => (role ? `<span class="token ${role}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/** Text that shows itself in HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
