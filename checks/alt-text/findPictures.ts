import {visit} from 'unist-util-visit';
import {attributeOf, isMdxElement, lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';

export interface Picture {
  /** For messages: `the image`, `<Mockup>`. */
  name: string;
  /** Where its alt text is written, for messages. */
  attribute: string;
  alt: string;
  line: number;
}

const pictureComponents = new Set(['img', 'Mockup']);

/** Lists the pictures, mockups and diagrams of a page. */
export function findPictures({markdown}: ParsedPage): Picture[] {
  const pictures: Picture[] = [];
  visit(markdown, (node) => {
    const line = lineOf(node);
    if (node.type === 'image') pictures.push({name: 'the image', attribute: 'alt text', alt: node.alt ?? '', line});
    if (node.type === 'code' && node.lang === 'diagram') {
      const alt = /\balt=(["'])(.*?)\1/.exec(node.meta ?? '')?.[2] ?? '';
      pictures.push({name: 'the diagram', attribute: 'alt', alt, line});
    }
    if (isMdxElement(node) && pictureComponents.has(node.name ?? '')) {
      pictures.push({name: `<${node.name}>`, attribute: 'alt', alt: attributeOf(node, 'alt'), line});
    }
  });
  return pictures;
}
