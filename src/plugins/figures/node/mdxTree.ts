/** The few parts of a Markdown tree that figures read and write. */
export interface TreeNode {
  type: string;
  position?: {start: {line: number}};
  children?: TreeNode[];
  value?: string;
  name?: string | null;
  attributes?: MdxAttribute[];
}

/** One attribute of an MDX element; an expression brings its syntax tree along. */
export interface MdxAttribute {
  type: string;
  name?: string;
  value?: string | null | {type: string; value: string; data?: {estree?: Program | null}};
}

interface Program {
  body: {type: string; expression?: Expression}[];
}

/** A node of the JavaScript syntax tree, as far as plain data needs it. */
export interface Expression {
  type: string;
  value?: unknown;
  operator?: string;
  argument?: Expression;
  elements?: (Expression | null)[];
  quasis?: {value: {cooked?: string | null}}[];
  expressions?: Expression[];
}

/** Whether the node is an element such as `<Screen>`. */
export function isElement(node: TreeNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The element that carries finished markup to the page. */
export function staticHtml(html: string, position: TreeNode['position']): TreeNode {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: html}],
    children: [],
    position,
  };
}
