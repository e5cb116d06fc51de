import type {Node as CodeNode, Program} from 'estree';
import type {Nodes, Parents, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

type Expression = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** Objects that MDX gives to every page; `props.name` is code, the bare word is not. */
const given = ['props', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

/** Names, numbers and what may stand between them: what a placeholder in an address or a sentence looks like. */
const placeholder = /^[\s{]*[\w$]*(?:[\s.,-]+[\w$]+)*[\s}]*$/;

/**
 * Makes braces around names that a page does not know, and around sums, what they are in ordinary Markdown, text: `/documents/{id}` could
 * only stop the page in the browser.
 */
export function readLiteralBraces(tree: Root): void {
  const names = namesOf(tree);
  visit(tree, (node, index, parent) => {
    if (!isExpression(node) || !parent || index === undefined || !isLiteral(node, names)) return undefined;
    const text: Text = {type: 'text', value: `{${node.value}}`, position: node.position};
    if (node.type === 'mdxFlowExpression') {
      parent.children[index] = {type: 'paragraph', children: [text], position: node.position};
      return SKIP;
    }
    return joinTexts(parent, index, text);
  });
}

/** @returns the names that a page imports */
export function readOwnNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') names.push(...statement.specifiers.map(({local}) => local.name));
    }
  });
  return names;
}

const namesOf = (tree: Root): ReadonlySet<string> => new Set([...given, ...readOwnNames(tree)]);

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
}

function isLiteral({value, data}: Expression, names: ReadonlySet<string>): boolean {
  if (isSum(data?.estree)) return true;
  if (!placeholder.test(value)) return false;
  const [root = ''] = /[\w$]+/.exec(value) ?? [];
  if (!names.has(root)) return true;
  // A bare word of those is an object, which cannot be shown.
  return given.includes(root) && value.trim() === root;
}

/** What `{2 + 2}` is made of. Nothing in it is of the page, so it is no code that somebody meant. */
const partsOfSums = ['Program', 'ExpressionStatement', 'BinaryExpression', 'UnaryExpression', 'SequenceExpression'];

function isSum(estree: Program | null | undefined): boolean {
  if (!estree || estree.body.length === 0) return false;
  let isMadeOfNumbers = true;
  walk(estree, (node) => {
    const isPart = partsOfSums.includes(node.type) || (node.type === 'Literal' && typeof node.value === 'number');
    if (!isPart) isMadeOfNumbers = false;
  });
  return isMadeOfNumbers;
}

/** Puts a text in the place of a node, together with the texts beside it. @returns where to go on */
function joinTexts(parent: Parents, index: number, text: Text): number {
  const [before, , after] = [parent.children[index - 1], null, parent.children[index + 1]];
  const parts = [before, text, after].filter((node): node is Text => node?.type === 'text');
  const [first, last] = [parts[0]?.position, parts.at(-1)?.position];
  const joined: Text = {type: 'text', value: parts.map(({value}) => value).join('')};
  if (first && last) joined.position = {start: first.start, end: last.end};
  const start = before?.type === 'text' ? index - 1 : index;
  parent.children.splice(start, parts.length, joined);
  return start;
}

function walk(node: CodeNode, look: (node: CodeNode) => void): void {
  look(node);
  for (const child of Object.values(node).flat() as unknown[]) {
    if (child && typeof child === 'object' && 'type' in child) walk(child as CodeNode, look);
  }
}
