import type {Node} from 'unist';
import {isMdxElement} from '../../src/content/mdx';

/** @returns the text of an attribute of an MDX element; '' when the node is no element or has no such attribute. */
export function attributeOf(node: Node, name: string): string {
  if (!isMdxElement(node)) return '';
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
