import type {Heading as HeadingNode} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {changeComponent} from '../../src/content/release-notes/remark';
import {isMdxElement, lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from './pages';

export interface Heading {
  id: string | null;
  depth: number;
  text: string;
  line: number;
  /** Where it ends in the page. */
  end: number;
  /** Whether it is the title of a release note, whose id is its day. */
  isNote: boolean;
}

/** Lists the headings written in a page, in order. */
export function readHeadings({markdown}: ParsedPage): Heading[] {
  const headings: Heading[] = [];
  visit(markdown, 'heading', (node: HeadingNode, index = 0, parent) => {
    const next = parent?.children[index + 1];
    headings.push({
      id: readId(node),
      depth: node.depth,
      text: toString({...node, children: node.children.filter(({type}) => type !== 'mdxTextExpression')}).trim(),
      line: lineOf(node),
      end: node.position?.end.offset ?? 0,
      isNote: next !== undefined && isMdxElement(next) && next.name === changeComponent,
    });
  });
  return headings;
}

/** Reads an id from the comment at the end of the heading. */
export function readId(node: HeadingNode): string | null {
  const last = node.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return null;
  return /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] ?? null;
}
