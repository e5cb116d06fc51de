import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-csharp';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-ruby';

/** A page carries eight samples: only the colours that help reading are worth their bytes. */
const KEPT: Readonly<Record<string, string>> = {
  comment: 'comment',
  keyword: 'keyword',
  boolean: 'keyword',
  property: 'property',
  string: 'string',
  'template-string': 'string',
  'interpolation-string': 'string',
  'string-interpolation': 'string',
  'triple-quoted-string': 'string',
  'string-literal': 'string',
};

/**
 * Colours code at build time.
 *
 * @param prismLanguage language as Prism calls it
 * @returns HTML with `<span class="token …">` for strings, keywords, comments and property names
 */
export function highlight(code: string, prismLanguage: string): string {
  const grammar = Prism.languages[prismLanguage];
  if (!grammar) throw new Error(`api-contract: Prism has no language "${prismLanguage}". Import its component in node/highlight.ts.`);
  return Prism.tokenize(code, grammar).map((token) => toHtml(token)).join('');
}

function toHtml(token: string | Prism.Token): string {
  if (typeof token === 'string') return escapeHtml(token);
  const kept = KEPT[token.type];
  if (kept) return `<span class="token ${kept}">${escapeHtml(textOf(token.content))}</span>`;
  return [token.content].flat().map((inner) => toHtml(inner as string | Prism.Token)).join('');
}

function textOf(content: Prism.TokenStream): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map(textOf).join('') : textOf(content.content);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
