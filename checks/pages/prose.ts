import type {Code, Nodes, Parents} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {isMdxElement, lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from './pages';

/**
 * A run of text that a reader sees. Code is masked: `text` holds one `mask` for each piece of it.
 * Words on the platform's screen (bold, quoted, or inside a mockup) are masked in `ownWords`:
 * they are written as the platform writes them, so rules about wording do not apply to them.
 */
export interface ProseBlock {
  kind: 'front-matter' | 'heading' | 'paragraph' | 'cell' | 'alt' | 'label' | 'diagram';
  /** Line on which the text begins. A line break in the source is a line break in the text. */
  line: number;
  text: string;
  ownWords: string;
}

/** Replaces code, a label or an expression. It belongs to no word and to no language. */
export const mask = '\uFFFC';

/** The components that show a part of the platform's screen: all text in them are labels. */
const mockupComponents = new Set(['Mockup', 'Screen']);
/** Attributes that describe a picture in our own words. */
const proseAttributes = new Set(['alt', 'caption', 'summary', 'description', 'say']);
/** Attributes that hold no language: names, addresses, switches. */
const machineAttributes = new Set('id className href src to name kind type html style key value default'.split(' '));
/** Front matter that readers see. */
const proseKeys = ['title', 'description', 'sidebar_label'];

/** Nodes whose children are words, with the kind of their text. */
const textKinds: Readonly<Record<string, ProseBlock['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableCell: 'cell',
  mdxJsxTextElement: 'paragraph',
};

const isParent = (node: Nodes): node is Parents => 'children' in node;

const known = new WeakMap<ParsedPage, readonly ProseBlock[]>();

/** Lists everything a reader sees on a page, in order, without code. Several checks ask; it is read once. */
export function readProse(page: ParsedPage): readonly ProseBlock[] {
  const blocks = known.get(page) ?? [...readFrontMatter(page), ...readBlocks(page.markdown)];
  known.set(page, blocks);
  return blocks;
}

/** @returns a text on one line, shortened to be quoted in a message. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 70 ? line : `${line.slice(0, 67)}…`;
}

/** @returns the line of a character of a block's text, given its index. */
export function lineAt(block: Pick<ProseBlock, 'line' | 'text'>, index: number): number {
  let {line} = block;
  // Without copies: a text may be a file of half a megabyte, of which thousands of lines are asked for.
  for (let end = block.text.indexOf('\n'); end >= 0 && end < index; end = block.text.indexOf('\n', end + 1)) line += 1;
  return line;
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

function readBlocks(node: Nodes): ProseBlock[] {
  const attributes = readAttributes(node);
  if (node.type === 'code' && node.lang === 'diagram') return readDiagram(node);
  if (!isParent(node)) return attributes;
  if (isMdxElement(node) && mockupComponents.has(node.name ?? '')) {
    const labels = node.children
      .flatMap(readBlocks)
      .map((block) => ({...block, kind: 'label' as const, ownWords: mask}));
    return [...attributes, ...labels];
  }
  const kind = isMdxElement(node) && node.name === 'p' ? 'paragraph' : textKinds[node.type];
  if (!kind) return [...attributes, ...node.children.flatMap(readBlocks)];
  const text = toBlock(kind, lineOf(node), readText(node, false), maskQuotes(readText(node, true)));
  return [...attributes, text, ...node.children.flatMap(readInlineAttributes)];
}

/** The words of a diagram: its description and title, then those in brackets, in quotes, on an arrow, or after a colon. */
function readDiagram(node: Code): ProseBlock[] {
  const firstLine = lineOf(node);
  const about = [...(node.meta ?? '').matchAll(/\b(?:alt|title)="([^"]*)"/g)].map(([, text = '']) =>
    toBlock('alt', firstLine, text, maskQuotes(text)),
  );
  const statements = node.value.split('\n').flatMap((statement, index) => {
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
  return [...about, ...statements];
}

/** Pictures and components inside a paragraph have texts of their own. */
function readInlineAttributes(node: Nodes): ProseBlock[] {
  return [...readAttributes(node), ...(isParent(node) ? node.children.flatMap(readInlineAttributes) : [])];
}

function readText(node: Nodes, masksLabels: boolean): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  // Parts words as a line break does, but is none in the source.
  if (isMdxElement(node) && node.name === 'br') return ' ';
  // The parser takes "a:b" for a directive; the site turns it back into text, and so do we.
  if (node.type === 'textDirective') return `:${node.name}${readChildren(node, masksLabels)}`;
  if (!isParent(node)) return node.type === 'image' ? '' : mask;
  return masksLabels && isLabel(node) ? mask : readChildren(node, masksLabels);
}

function readChildren(node: Parents, masksLabels: boolean): string {
  return node.children.map((child) => readText(child, masksLabels)).join('');
}

function isLabel(node: Parents): boolean {
  if (node.type === 'link') return isNamedByFile(node.url, readChildren(node, false));
  return node.type === 'strong' || (isMdxElement(node) && node.name === 'kbd');
}

/** A link may show the name of the page's file, as operations are called by it. */
function isNamedByFile(url: string, text: string): boolean {
  return url.replace(/#.*/, '').endsWith(`/${text}.mdx`);
}

/** Short quotations are labels too; a long one is a sentence of ours. */
export function maskQuotes(text: string): string {
  return text.replace(/[“"«][^“”"«»\n]{1,80}[”"»]/g, mask);
}

/** What a picture or a component says in its attributes. */
function readAttributes(node: Nodes): ProseBlock[] {
  if (node.type === 'image' && node.alt) return [toBlock('alt', lineOf(node), node.alt, node.alt)];
  if (!isMdxElement(node)) return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || machineAttributes.has(attribute.name)) return [];
    const isOurs = proseAttributes.has(attribute.name);
    return attributeTexts(attribute).map((text) =>
      toBlock(isOurs ? 'alt' : 'label', lineOf(node), text, isOurs ? maskQuotes(text) : mask),
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
