import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMdxElement, lineOf} from '../../kit/mdx';
import {describeForeignElement} from './elements';
import type {Mistake} from './mistakes';

/** @returns `<>` and `</>` around words: elements without a name in React, but "not equal" to those who write SQL */
export function findFragments(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (node) => {
    const cause = isMdxElement(node) && !node.name ? describeForeignElement('') : undefined;
    if (cause) mistakes.push({line: lineOf(node), ...cause});
  });
  return mistakes;
}
