import type {Node as CodeNode, Program} from 'estree';
import type {Nodes, Parents, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isMdxElement, lineOf} from '../../kit/mdx';
import {foreignForms} from './foreignForms';
import {literalBrace, type Mistake} from './mistakes';

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

/** @returns expressions in the text and in attributes that name something the page neither has nor imports */
export function findUnknownNames(tree: Root): Mistake[] {
  const names = namesOf(tree);
  const mistakes: Mistake[] = [];
  const judge = (line: number, value: string, estree: Program | null | undefined): void => {
    const unknown =
      estree && [...readNames(estree)].find((name) => !names.has(name) && name !== 'require' && !(name in globalThis));
    if (!unknown) return;
    const written = `{${value}}`;
    const form = foreignForms.find(({sign}) => sign.exec(written)?.[0] === written);
    const match = form?.sign.exec(written);
    if (form && match) {
      mistakes.push({line, ...form.explain(match)});
      return;
    }
    const rule = `has {${value.trim()}}, which is read as code, but there is no "${unknown}" in it or in the page`;
    mistakes.push({line, rule, repair: literalBrace});
  };
  visit(tree, (node) => {
    if (isExpression(node)) judge(lineOf(node), node.value, node.data?.estree);
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') judge(lineOf(node), attribute.value, attribute.data?.estree);
      else if (attribute.value && typeof attribute.value === 'object')
        judge(lineOf(node), attribute.value.value, attribute.value.data?.estree);
    }
  });
  return mistakes;
}

/** @returns the names that a page imports or declares */
export function readOwnNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') names.push(...statement.specifiers.map(({local}) => local.name));
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const {declaration} = statement;
      const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      for (const {id} of declared) addBound(id, (name) => names.push(name));
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

/** @returns the names that a piece of code reads and does not itself declare */
function readNames(program: Program): Set<string> {
  const read = new Set<string>();
  const bound = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'Identifier') read.add(node.name);
    if ('params' in node) for (const param of node.params) addBound(param, (name) => bound.add(name));
    if (node.type === 'VariableDeclarator') addBound(node.id, (name) => bound.add(name));
  });
  return new Set([...read].filter((name) => !bound.has(name) && name !== 'undefined'));
}

/** Visits code, but not names that only say which part of an object is meant. */
function walk(node: CodeNode, look: (node: CodeNode) => void): void {
  look(node);
  for (const [key, value] of Object.entries(node)) {
    const isPart =
      (node.type === 'MemberExpression' && key === 'property') || (node.type === 'Property' && key === 'key');
    if (isPart && !('computed' in node && node.computed)) continue;
    for (const child of [value].flat() as unknown[]) {
      if (child && typeof child === 'object' && 'type' in child) walk(child as CodeNode, look);
    }
  }
}

function addBound(pattern: unknown, add: (name: string) => void): void {
  if (!pattern || typeof pattern !== 'object' || !('type' in pattern)) return;
  const node = pattern as CodeNode;
  if (node.type === 'Identifier') add(node.name);
  else for (const value of Object.values(node)) for (const child of [value].flat() as unknown[]) addBound(child, add);
}
