import {visit} from 'unist-util-visit';
import {attributeOf, isMdxElement} from '../../src/kit/mdx';
import {componentAnchors, type ComponentAnchors} from '../../src/reference/shared/componentAnchors';
import type {ParsedPage} from '../pages/pages';

/** @returns the places that the components of an API page make while building */
export function readComponentAnchors({markdown, source}: ParsedPage): ComponentAnchors[] {
  // Most pages have none, and need not be read for them.
  if (!source.includes('<Api')) return [];
  const found: ComponentAnchors[] = [];
  visit(markdown, (node) => {
    if (isMdxElement(node)) found.push(componentAnchors(node.name ?? '', attributeOf(node, 'id') ?? ''));
  });
  return found;
}
