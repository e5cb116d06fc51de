import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** An id as Docusaurus's own documents write it, where MDX sees code. */
const classicId = /^\{\s*#([^\s{}]+)\s*\}$/;

const headingBefore = /^[ \t>]*#{1,6}[ \t].*$/;

/**
 * The parser stops at `{#id}`, but never inside of code, so what it stopped at needs no other proof.
 *
 * @returns the page with empty braces of the same length there, for places to stay; undefined where it is something else
 */
export function blankHeadingId(source: string, range: readonly [number, number] | undefined): string | undefined {
  if (!range || !classicId.test(source.slice(...range))) return undefined;
  const [start, end] = range;
  const before = source.slice(source.lastIndexOf('\n', start) + 1, start);
  const [after = ''] = source.slice(end).split('\n');
  if (!headingBefore.test(before) || after.trim() !== '') return undefined;
  return `${source.slice(0, start)}{${' '.repeat(end - start - 2)}}${source.slice(end)}`;
}

/** Makes `{#id}` at the end of a heading the comment `{/* #id *\/}`, which Docusaurus and the checks read. */
export function readHeadingIds(tree: Root, source: string): Root {
  visit(tree, 'heading', ({children}) => {
    const last = children.at(-1);
    if (last?.type !== 'mdxTextExpression' || last.value.trim() !== '') return;
    const id = classicId.exec(source.slice(last.position?.start.offset, last.position?.end.offset))?.[1];
    if (id === undefined) return;
    last.value = `/* #${id} */`;
    if (last.data?.estree) last.data.estree.comments = [{type: 'Block', value: ` #${id} `}];
  });
  return tree;
}
