import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {ParsedPage} from '../content/pages';

/** An image, mockup or diagram with its alt text. */
export interface Picture {
  /** As it is called in messages. */
  name: string;
  /** Where its words belong. */
  attribute: string;
  alt: string | null;
  line: number;
}

/** Components that are pictures. */
const pictureComponents = new Set(['img', 'Mockup']);

/** Lists the pictures, mockups and diagrams of a page. */
export function findPictures({markdown}: ParsedPage): Picture[] {
  const pictures: Picture[] = [];
  visit(markdown, (node) => {
    const line = (node as Node).position?.start.line ?? 1;
    if (node.type === 'image') pictures.push({name: 'the image', attribute: 'alt text', alt: node.alt ?? null, line});
    if (node.type === 'code' && node.lang === 'diagram') {
      pictures.push({name: 'the diagram', attribute: 'alt', alt: readMeta(node.meta ?? ''), line});
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!pictureComponents.has(node.name ?? '')) return;
    const alt = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt');
    const value = typeof alt?.value === 'string' ? alt.value : (alt?.value?.value ?? null);
    pictures.push({name: `<${node.name}>`, attribute: 'alt', alt: value, line});
  });
  return pictures;
}

/** The words after the language of a fence: alt="…". */
function readMeta(meta: string): string | null {
  return /\balt=(["'])(.*?)\1/.exec(meta)?.[2] ?? null;
}
