import {visit} from 'unist-util-visit';
import {isMdxElement, lineOf} from '../../src/content/mdx';
import type {ParsedPage} from './pages';

/** A link or picture in a page. */
export interface Link {
  target: string;
  line: number;
  /** True when a component holds it, which the site does not resolve to a page. */
  isComponent: boolean;
}

export function readLinks({markdown}: Pick<ParsedPage, 'markdown'>): Link[] {
  const links: Link[] = [];
  visit(markdown, (node) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      links.push({target: node.url, line, isComponent: false});
    }
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!['href', 'to', 'src'].includes(attribute.name)) continue;
      links.push({target: attribute.value, line, isComponent: true});
    }
  });
  return links;
}
