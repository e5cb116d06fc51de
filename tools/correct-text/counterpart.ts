import {visit} from 'unist-util-visit';
import type {ParsedPage} from '../../checks/pages/pages';
import {readId} from '../../checks/pages/headings';

/** A paragraph, cell, heading or block of code, by its place in the page. */
interface Block {
  /** Id of the heading above, what it is, and which of its kind below that heading. */
  key: string;
  start: number;
  end: number;
}

/** A passage of a page. */
export interface Passage {
  line: number;
  text: string;
}

/** @returns the passage of a page at an offset */
export function passageAt(page: ParsedPage, offset: number): Passage & {key: string} {
  const block = blocksOf(page).find(({start, end}) => start <= offset && offset < end);
  return {...toPassage(page, block ?? {start: offset, end: offset}), key: block?.key ?? ''};
}

/** @returns the passage that stands in the same place of a translation; undefined where it is built otherwise */
export function passageOf(translation: ParsedPage, key: string): Passage | undefined {
  const block = blocksOf(translation).find((each) => each.key === key);
  return block && toPassage(translation, block);
}

/** @returns all passages of a page */
export function passagesOf(page: ParsedPage): Passage[] {
  return blocksOf(page).map((block) => toPassage(page, block));
}

const toPassage = ({source}: ParsedPage, {start, end}: Pick<Block, 'start' | 'end'>): Passage => ({
  line: source.slice(0, start).split('\n').length,
  text: source.slice(start, end).replace(/\s+/g, ' '),
});

function blocksOf({markdown, source}: ParsedPage): Block[] {
  const blocks: Block[] = [];
  const seen = new Map<string, number>();
  let heading = '';
  const add = (kind: string, start = 0, end = 0): void => {
    const name = `${heading} ${kind}`;
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    blocks.push({key: `${name} ${index}`, start, end});
  };
  visit(markdown, (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'yaml') {
      for (const {0: line, 1: key = '', index} of source.slice(start, end).matchAll(/^([\w-]+):.*(?:\n[ -].*)*/gm))
        add(key, start + index, start + index + line.length);
    }
    if (node.type === 'heading') {
      heading = readId(node) ?? '';
      add('heading', start, end);
    }
    if (['paragraph', 'tableCell', 'code', 'mdxJsxFlowElement'].includes(node.type)) add(node.type, start, end);
  });
  // What is inside another block is nearer to the words.
  return blocks.sort((a, b) => a.end - a.start - (b.end - b.start));
}
