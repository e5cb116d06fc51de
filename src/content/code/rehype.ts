import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {codeStyles} from '../../kit/code/codeBlock';
import {toMarkup} from '../../kit/html';
import {lineOf, staticBlock, styleImport} from '../../kit/mdx';
import {pageLocale, sitePath, type MarkdownFile} from '../../kit/pageLocation';
import {fencedBlock} from './fencedBlock';
import {CodeBlockSyntaxError} from './codeOptions';

/**
 * Rehype plugin: every fenced code block of a page becomes finished, coloured markup. What a page has written wrongly
 * stops the build before (`src/content/syntax`).
 *
 * @param apiUrl address of the platform in samples, unless the reader sets another
 * @throws Error naming place, rule and repair when a block cannot be read
 */
export function rehypeCodeHighlight({apiUrl}: {apiUrl: string}) {
  return (tree: Root, file: MarkdownFile): void => {
    let hasCode = false;
    visit(tree, 'element', (pre, index, parent) => {
      const [code] = pre.tagName === 'pre' ? pre.children : [];
      if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
      parent.children[index] = toStaticCode(pre, code, file, apiUrl);
      hasCode = true;
      return SKIP;
    });
    if (hasCode) tree.children.unshift(styleImport(codeStyles));
  };
}

function toStaticCode(pre: Element, code: Element, file: MarkdownFile, apiUrl: string): MdxJsxFlowElementHast {
  try {
    const language = languageOf(code);
    const meta = code.data?.meta ?? code.properties.metastring;
    const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const block = fencedBlock({
      code: text.replace(/\n$/, ''),
      language,
      meta: typeof meta === 'string' ? meta : '',
      locale: pageLocale(file),
      apiUrl,
    });
    return {...staticBlock(toMarkup(block), 'code-block'), children: [], position: pre.position};
  } catch (error) {
    if (!(error instanceof CodeBlockSyntaxError)) throw error;
    const place = `${sitePath(file)}:${lineOf(pre)}`;
    throw new Error(`code: ${place} ${error.message}. ${error.repair} See src/content/code/README.md.`);
  }
}

/** The language that a block names; one without a name is plain text. */
function languageOf({properties: {className}}: Element): string {
  const named = Array.isArray(className)
    ? className.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  return named?.slice('language-'.length) ?? 'text';
}
