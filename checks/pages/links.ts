import {visit} from 'unist-util-visit';
import {isMdxElement, lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from './pages';

/** A link or picture in a page. */
export interface Link {
  target: string;
  line: number;
  /** True when a component holds it, which the site does not resolve to a page. */
  isComponent: boolean;
  isPicture: boolean;
}

/** An attribute of any name whose value looks like the address of a picture. */
const pictureAddress = /^(?:\.{0,2}\/|@site\/|[\w-]+\/).*\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export function readLinks({markdown}: Pick<ParsedPage, 'markdown'>): Link[] {
  const links: Link[] = [];
  visit(markdown, (node) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      links.push({target: node.url, line, isComponent: false, isPicture: node.type === 'image'});
    }
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      const isPicture = attribute.name === 'src' || pictureAddress.test(attribute.value);
      if (!isPicture && !['href', 'to'].includes(attribute.name)) continue;
      links.push({target: attribute.value, line: lineOf(attribute), isComponent: true, isPicture});
    }
  });
  return links;
}
