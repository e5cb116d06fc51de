/** The few parts of a Markdown tree that the glossary reads and writes. */
export interface TreeNode {
  type: string;
  position?: {start: {line: number}};
  children?: TreeNode[];
  value?: string;
  depth?: number;
  name?: string | null;
  attributes?: {type: string; name: string; value: string}[];
  data?: {directiveLabel?: boolean; id?: string; hProperties?: {id: string}};
}

/** @returns a heading that the table of contents and the search see. */
export function heading(id: string, text: string): TreeNode {
  return {type: 'heading', depth: 2, children: [{type: 'text', value: text}], data: {id, hProperties: {id}}};
}

/** @returns the element that carries finished markup to the page, as a block. */
export function staticBlock(html: string): TreeNode {
  return staticHtml('mdxJsxFlowElement', {html});
}

/** @returns the element that carries finished markup inside a sentence. */
export function staticSpan(className: string, html: string): TreeNode {
  return staticHtml('mdxJsxTextElement', {as: 'span', className, html});
}

function staticHtml(type: string, attributes: Readonly<Record<string, string>>): TreeNode {
  return {
    type,
    name: 'StaticHtml',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
