import type {Node, Parent} from 'unist';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {ParsedPage} from './pages';

/**
 * A run of text that a reader sees. Code is masked: `text` holds one `MASK` for each piece of it.
 * Words that stand on the platform's screen (bold, quoted, or inside a mockup) are masked in `ownWords`:
 * they are written as the platform writes them, so rules about our wording leave them alone.
 */
export interface ProseBlock {
  kind: 'front-matter' | 'heading' | 'paragraph' | 'cell' | 'alt' | 'label' | 'diagram';
  /** Line on which the text begins. A line break in the source is a line break in the text. */
  line: number;
  text: string;
  ownWords: string;
}

/** Stands for code, a label or an expression. It belongs to no word and to no language. */
export const MASK = '\uFFFC';

/** The component that shows a part of the platform's screen: whatever stands in it are labels. */
const mockupComponent = 'Mockup';
/** Attributes that describe a picture in our own words. */
const proseAttributes = new Set(['alt', 'caption', 'summary', 'description']);
/** Attributes that hold no language: names, addresses, switches. */
const machineAttributes = new Set([
  'id',
  'className',
  'href',
  'src',
  'to',
  'name',
  'kind',
  'type',
  'html',
  'style',
  'key',
  'value',
  'default',
]);
/** Front matter that readers see. */
const proseKeys = ['title', 'description', 'sidebar_label', 'keywords'];

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isParent = (node: Node): node is Parent => 'children' in node && Array.isArray(node.children);
const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const lineOf = (node: Node): number => node.position?.start.line ?? 1;

const known = new WeakMap<ParsedPage, readonly ProseBlock[]>();

/** Lists everything a reader sees on a page, in order, without code. Several checks ask; it is read once. */
export function readProse(page: ParsedPage): readonly ProseBlock[] {
  const blocks = known.get(page) ?? [...readFrontMatter(page), ...readBlocks(page.markdown)];
  known.set(page, blocks);
  return blocks;
}

/** The line of a place inside a block's text. */
export function lineAt(block: Pick<ProseBlock, 'line' | 'text'>, index: number): number {
  return block.line + (block.text.slice(0, index).match(/\n/g)?.length ?? 0);
}

function readFrontMatter({frontMatter, keyLines}: ParsedPage): ProseBlock[] {
  return proseKeys.flatMap((key) =>
    [frontMatter[key]]
      .flat()
      .flatMap((value) =>
        typeof value === 'string' ? [toBlock('front-matter', keyLines.get(key) ?? 1, value, maskQuotes(value))] : [],
      ),
  );
}

function readBlocks(node: Node): ProseBlock[] {
  const attributes = isJsx(node) ? readAttributes(node) : [];
  if (node.type === 'image' && 'alt' in node && typeof node.alt === 'string') {
    return [toBlock('alt', lineOf(node), node.alt, node.alt)];
  }
  if (node.type === 'code' && 'lang' in node && node.lang === 'diagram' && 'value' in node) {
    return readDiagram(String(node.value), lineOf(node));
  }
  if (!isParent(node)) return [];
  if (isJsx(node) && node.name === mockupComponent) {
    const labels = node.children
      .flatMap(readBlocks)
      .map((block) => ({...block, kind: 'label' as const, ownWords: MASK}));
    return [...attributes, ...labels];
  }
  const kind = textKind(node);
  if (!kind) return [...attributes, ...node.children.flatMap(readBlocks)];
  const inner = node.children.flatMap((child) => readInlineAttributes(child));
  const text = readText(node, false);
  return [...attributes, toBlock(kind, lineOf(node), text, maskQuotes(readText(node, true))), ...inner];
}

/** The words of a diagram: what stands in brackets, in quotes, on an arrow, or after a colon. */
function readDiagram(source: string, firstLine: number): ProseBlock[] {
  return source.split('\n').flatMap((statement, index) => {
    const quoted = [
      ...statement.matchAll(/"([^"]+)"|\[([^[\]"]+)\]|\(([^()"]+)\)|\{([^{}"]+)\}|\|([^|]+)\||:\s+(.+)$/g),
    ];
    return quoted.flatMap((match) => {
      const text = match
        .slice(1)
        .find((group) => group !== undefined)
        ?.replace(/<br\s*\/?>/g, ' ');
      return text ? [toBlock('diagram', firstLine + 1 + index, text, text)] : [];
    });
  });
}

/** The kind of block whose children are words, or null for a block made of blocks. */
function textKind(node: Parent): ProseBlock['kind'] | null {
  switch (node.type) {
    case 'heading':
      return 'heading';
    case 'paragraph':
      return 'paragraph';
    case 'tableCell':
      return 'cell';
    case 'mdxJsxTextElement':
      return 'paragraph';
    default:
      return null;
  }
}

/** Pictures and components inside a paragraph have texts of their own. */
function readInlineAttributes(node: Node): ProseBlock[] {
  const own = isJsx(node)
    ? readAttributes(node)
    : node.type === 'image' && 'alt' in node && typeof node.alt === 'string'
      ? [toBlock('alt', lineOf(node), node.alt, node.alt)]
      : [];
  return [...own, ...(isParent(node) ? node.children.flatMap(readInlineAttributes) : [])];
}

function readText(node: Node, masksLabels: boolean): string {
  if (node.type === 'text' && 'value' in node) return String(node.value);
  if (node.type === 'break') return '\n';
  // The parser takes "a:b" for a directive; the site turns it back into text, and so do we.
  if (node.type === 'textDirective' && 'name' in node) return `:${String(node.name)}${readChildren(node, masksLabels)}`;
  if (!isParent(node)) return node.type === 'image' ? '' : MASK;
  if (masksLabels && isLabel(node)) return MASK;
  return readChildren(node, masksLabels);
}

function readChildren(node: Node, masksLabels: boolean): string {
  return isParent(node) ? node.children.map((child) => readText(child, masksLabels)).join('') : '';
}

function isLabel(node: Parent): boolean {
  if (node.type === 'link' && 'url' in node) return isNamedByFile(String(node.url), readChildren(node, false));
  return node.type === 'strong' || (isJsx(node) && node.name === 'kbd');
}

/** A link may show the name of the page's file, as operations are called by it. */
function isNamedByFile(url: string, text: string): boolean {
  return url.replace(/#.*/, '').endsWith(`/${text}.mdx`);
}

/** Short quotations are labels too; a long one is a sentence of ours. */
function maskQuotes(text: string): string {
  return text.replace(/[“"«][^“”"«»\n]{1,80}[”"»]/g, MASK);
}

function readAttributes(node: JsxElement): ProseBlock[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || machineAttributes.has(attribute.name)) return [];
    const isOurs = proseAttributes.has(attribute.name);
    return attributeTexts(attribute).map((text) =>
      toBlock(isOurs ? 'alt' : 'label', lineOf(node), text, isOurs ? maskQuotes(text) : MASK),
    );
  });
}

function attributeTexts({value}: MdxJsxAttribute): string[] {
  if (typeof value === 'string') return [value];
  if (!value) return [];
  // An expression such as {["Draw", "Upload"]}: its string literals are what the reader sees.
  return [...value.value.matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/g)].flatMap((match) => (match[2] ? [match[2]] : []));
}

function toBlock(kind: ProseBlock['kind'], line: number, text: string, ownWords: string): ProseBlock {
  return {kind, line, text: text.normalize('NFC'), ownWords: ownWords.normalize('NFC')};
}
