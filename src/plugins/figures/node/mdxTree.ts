/** The few parts of a Markdown tree that diagrams read and write. */
export interface TreeNode {
  type: string;
  position?: {start: {line: number}};
  children?: TreeNode[];
  value?: string;
  lang?: string | null;
  meta?: string | null;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
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
