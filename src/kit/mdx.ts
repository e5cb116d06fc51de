import type {ImportDeclaration, ObjectExpression, Program, VariableDeclaration} from 'estree';
import type {Heading, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Node} from 'unist';

declare module 'mdast' {
  interface HeadingData {
    /** Docusaurus's own steps keep an id that is already there. */
    id?: string;
  }
}

/** An element of MDX, on lines of its own or inside a sentence. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isMdxElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** @returns the line on which a node begins, counted from 1. */
export function lineOf({position}: Node): number {
  return position?.start.line ?? 1;
}

/** @returns the value of an attribute (of an expression, its source); '' when the node is no element or lacks it. */
export function attributeOf(node: Node, name: string): string {
  if (!isMdxElement(node)) return '';
  const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : (value?.value ?? '');
}

/** @returns a heading with an id, which the table of contents and the search see. */
export function heading(depth: Heading['depth'], id: string, text: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {id, hProperties: {id}}};
}

/** @returns an import of a style sheet, for the pages that need it only. */
export function styleImport(sheet: string): MdxjsEsm {
  return importOf(sheet);
}

/** @returns an import of a component, for the pages that need it only. */
export function componentImport(name: string, file: string): MdxjsEsm {
  return importOf(file, name);
}

function importOf(file: string, name?: string): MdxjsEsm {
  const raw = JSON.stringify(file);
  const specifiers: ImportDeclaration['specifiers'] =
    name === undefined ? [] : [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}];
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers,
    attributes: [],
    source: {type: 'Literal', value: file, raw},
  };
  const estree: Program = {type: 'Program', sourceType: 'module', body: [declaration]};
  return {type: 'mdxjsEsm', value: `import ${name === undefined ? '' : `${name} from `}${raw};`, data: {estree}};
}

/** @returns the table of contents of a page, where it is not to repeat the headings. */
export function contentsExport(items: readonly {value: string; id: string; level: number}[]): MdxjsEsm {
  const declaration: VariableDeclaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name: 'toc'},
        init: {type: 'ArrayExpression', elements: items.map(objectExpression)},
      },
    ],
  };
  const body: Program['body'] = [{type: 'ExportNamedDeclaration', declaration, specifiers: [], attributes: []}];
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body}}};
}

function objectExpression(values: Readonly<Record<string, number | string>>): ObjectExpression {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(values).map(([name, value]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: {type: 'Identifier', name},
      value: {type: 'Literal', value},
    })),
  };
}

/** @returns a `div` or `section` around nodes, headings among them. */
export function division(
  className: string,
  children: RootContent[],
  name: 'div' | 'section' = 'div',
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes({className}),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** @returns the element that shows finished HTML (`src/site/components/StaticHtml`), as a block. */
export function staticBlock(html: string, className?: string, as?: 'section'): MdxJsxFlowElement & {children: never[]} {
  return {type: 'mdxJsxFlowElement', name: 'StaticHtml', attributes: attributes({as, className, html}), children: []};
}

/** @returns a component of a page's own that shows finished HTML. */
export function htmlComponent(name: string, html: string): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes({html}), children: []};
}

/** @returns the element that shows finished HTML inside a sentence. */
export function staticSpan(html: string, className?: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'StaticHtml',
    attributes: attributes({as: 'span', className, html}),
    children: [],
  };
}

function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}
