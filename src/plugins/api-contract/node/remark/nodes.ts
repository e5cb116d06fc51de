/** The few kinds of MDX nodes that we read and make. */
export interface MdNode {
  type: string;
  children?: MdNode[];
  value?: string;
  depth?: number;
  name?: string | null;
  attributes?: MdAttribute[];
  data?: {id?: string; hProperties?: {id: string}};
  position?: {start: {line: number}};
}

export interface MdAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** A section of generated content: an optional heading and finished markup. */
export interface Section {
  heading?: {id: string; text: string; depth: number};
  html: string;
}

/** @returns sections as nodes: real headings, which the table of contents and the search see, and finished markup. */
export function toNodes(sections: readonly Section[]): MdNode[] {
  return sections.flatMap(({heading, html}) => [...(heading ? [headingNode(heading)] : []), staticHtmlNode(html)]);
}

function headingNode({id, text, depth}: {id: string; text: string; depth: number}): MdNode {
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {id, hProperties: {id}}};
}

function staticHtmlNode(html: string): MdNode {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'api'},
      {type: 'mdxJsxAttribute', name: 'html', value: html},
    ],
    children: [],
  };
}
