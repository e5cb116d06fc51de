import {suggestName} from '../../content/nearestName';
import {pageLocale, pagePath, type PageFile} from '../../content/pageLocale';
import {codeBlockHtml} from './node/codeBlockHtml';
import {CodeMistake} from './node/codeOptions';
import {knownLanguages} from './node/languages';

/** The part of an HTML tree that this step reads and writes. */
interface HtmlNode {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  data?: {meta?: string | null};
  attributes?: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children?: HtmlNode[];
  position?: {start: {line: number}};
}

/** Rehype step: every fenced code block of a page becomes finished, coloured markup. */
export function rehypeCodeHighlight() {
  return (tree: HtmlNode, file: PageFile): void => highlightAll(tree, file);
}

function highlightAll(node: HtmlNode, file: PageFile): void {
  node.children = node.children?.map((child) => {
    const [code] = child.tagName === 'pre' ? (child.children ?? []) : [];
    if (code?.tagName === 'code') return toStaticCode(child, code, file);
    highlightAll(child, file);
    return child;
  });
}

function toStaticCode(pre: HtmlNode, code: HtmlNode, file: PageFile): HtmlNode {
  const html = explained(pre, file, () => {
    const language = languageOf(code);
    if (!knownLanguages.includes(language)) {
      throw new CodeMistake(`"${language}" is not a language of code blocks. ${suggestName(language, knownLanguages)}`);
    }
    const meta = code.data?.meta ?? code.properties?.metastring;
    return codeBlockHtml({
      code: (code.children ?? [])
        .map(({value}) => value ?? '')
        .join('')
        .replace(/\n$/, ''),
      language,
      meta: typeof meta === 'string' ? meta : '',
      locale: pageLocale(file),
    });
  });
  const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [attribute('className', 'code-block'), attribute('html', html)],
    children: [],
    position: pre.position,
  };
}

/** Adds place and rule to a mistake, and where to read on. */
function explained(pre: HtmlNode, file: PageFile, make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof CodeMistake)) throw error;
    throw new Error(
      `code-highlight: ${pagePath(file)}:${pre.position?.start.line ?? 1} ${error.message} See src/plugins/code-highlight/README.md.`,
    );
  }
}

/** The language a block names; one without a name is plain text. */
function languageOf(code: HtmlNode): string {
  const {className} = code.properties ?? {};
  const named = Array.isArray(className)
    ? className.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  return named?.slice('language-'.length) ?? 'text';
}
